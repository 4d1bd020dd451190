import Computer from '@mui/icons-material/ComputerOutlined';
import DarkMode from '@mui/icons-material/DarkModeOutlined';
import LightMode from '@mui/icons-material/LightModeOutlined';
import Smartphone from '@mui/icons-material/SmartphoneOutlined';
import { Box, Stack, ToggleButton, ToggleButtonGroup, Typography } from '@mui/material';
import { useState } from 'react';
import { EmailCanvas } from './EmailCanvas.tsx';

type Paper = 'light' | 'dark';
type Screen = 'computer' | 'phone';

/** Width of a message on a phone, in pixels. */
const PHONE = 360;

/**
 * The signature as recipients see it: in an email, on a light or a dark screen, on a computer or a phone.
 * @param html the email, see `emailMarkup`
 */
export function SignaturePreview({ html }: { html: string }) {
  const [paper, setPaper] = useState<Paper>('light');
  const [screen, setScreen] = useState<Screen>('computer');
  const [scale, setScale] = useState(1);
  return (
    <>
      <Stack
        direction="row"
        useFlexGap
        spacing={1}
        sx={{ flexWrap: 'wrap', justifyContent: 'space-between', alignItems: 'center', p: 2 }}
      >
        <Typography variant="h3" component="h2">
          Preview
        </Typography>
        <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
          <ToggleButtonGroup
            exclusive
            size="small"
            aria-label="Email program colors"
            value={paper}
            onChange={(_event, next: Paper | null) => next && setPaper(next)}
          >
            <Choice value="light" label="Light" icon={<LightMode fontSize="small" />} />
            <Choice value="dark" label="Dark" icon={<DarkMode fontSize="small" />} />
          </ToggleButtonGroup>
          <ToggleButtonGroup
            exclusive
            size="small"
            aria-label="Screen width"
            value={screen}
            onChange={(_event, next: Screen | null) => next && setScreen(next)}
          >
            <Choice value="computer" label="Computer" icon={<Computer fontSize="small" />} />
            <Choice value="phone" label="Phone" icon={<Smartphone fontSize="small" />} />
          </ToggleButtonGroup>
        </Stack>
      </Stack>
      <Box
        sx={{
          p: screen === 'phone' ? { xs: 0, sm: 3 } : 0,
          bgcolor: 'neutral.soft',
          borderTop: 1,
          borderBottom: 1,
          borderColor: 'divider',
        }}
      >
        <Box
          sx={{
            maxWidth: screen === 'phone' ? PHONE : 'none',
            mx: 'auto',
            overflow: 'hidden',
            ...(screen === 'phone' && { borderRadius: { sm: 2 }, boxShadow: { sm: 3 } }),
          }}
        >
          <EmailCanvas html={html} isDark={paper === 'dark'} onScale={setScale} />
        </Box>
      </Box>
      {scale < 1 && (
        <Typography variant="body2" sx={{ color: 'text.secondary', px: 2, pt: 1.5 }}>
          Wider than this screen: shown at {Math.floor(scale * 100)} %, as email programs do on phones.
        </Typography>
      )}
      {paper === 'dark' && (
        <Typography variant="body2" sx={{ color: 'text.secondary', px: 2, pt: 1.5 }}>
          Email programs lighten dark text on a dark screen, each a little differently.
        </Typography>
      )}
    </>
  );
}

interface ChoiceProps {
  value: Paper | Screen;
  label: string;
  icon: React.ReactNode;
}

/** MUI's group passes its state down as further properties. */
function Choice({ label, icon, ...props }: ChoiceProps) {
  return (
    <ToggleButton {...props} sx={{ gap: 0.75 }}>
      {icon}
      {label}
    </ToggleButton>
  );
}
