import Computer from '@mui/icons-material/ComputerOutlined';
import DarkMode from '@mui/icons-material/DarkModeOutlined';
import LightMode from '@mui/icons-material/LightModeOutlined';
import Smartphone from '@mui/icons-material/SmartphoneOutlined';
import { Box, Stack, ToggleButton, ToggleButtonGroup, Tooltip, Typography } from '@mui/material';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { applyDarkMode, DARK_PAPER } from './applyDarkMode.ts';

type Paper = 'light' | 'dark';
type Screen = 'computer' | 'phone';

/** Width of a message on a phone, in pixels. */
const PHONE = 360;

interface SignaturePreviewProps {
  /** The email, see `emailMarkup`. */
  html: string;
  /** Actions for the signature, next to the choice of screen. */
  action: ReactNode;
}

/** The signature as recipients see it: in an email, on a light or a dark screen, on a computer or a phone. */
export function SignaturePreview({ html, action }: SignaturePreviewProps) {
  const [paper, setPaper] = useState<Paper>('light');
  const [screen, setScreen] = useState<Screen>('computer');
  const [scale, setScale] = useState(1);
  return (
    <>
      <Stack
        direction="row"
        useFlexGap
        spacing={1}
        sx={{ flexWrap: 'wrap', alignItems: 'center', p: 2, py: 1.5 }}
      >
        <Typography variant="h3" component="h2" sx={{ flexGrow: 1 }}>
          Preview
        </Typography>
        <Stack direction="row" useFlexGap spacing={1}>
          <ToggleButtonGroup
            exclusive
            size="small"
            aria-label="Email program colors"
            value={paper}
            onChange={(_event, next: Paper | null) => next && setPaper(next)}
          >
            <Choice value="light" label="Light" icon={<LightMode />} />
            <Choice value="dark" label="Dark" icon={<DarkMode />} />
          </ToggleButtonGroup>
          <ToggleButtonGroup
            exclusive
            size="small"
            aria-label="Screen width"
            value={screen}
            onChange={(_event, next: Screen | null) => next && setScreen(next)}
          >
            <Choice value="computer" label="Computer" icon={<Computer />} />
            <Choice value="phone" label="Phone" icon={<Smartphone />} />
          </ToggleButtonGroup>
        </Stack>
        <Box sx={{ flex: { xs: '1 0 100%', sm: 'none' } }}>{action}</Box>
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
          Wider than this screen: shown at {Math.floor(scale * 100)}%, as email programs do on phones.
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
  icon: ReactNode;
}

/** MUI's group passes its state down as additional props. */
function Choice({ label, icon, ...props }: ChoiceProps) {
  return (
    <Tooltip title={label}>
      <ToggleButton {...props} aria-label={label} sx={{ width: 44, height: 40, '& svg': { fontSize: 20 } }}>
        {icon}
      </ToggleButton>
    </Tooltip>
  );
}

interface EmailCanvasProps {
  /** An email with the signature in an element marked `data-signature`. */
  html: string;
  isDark: boolean;
  /** Called with the signature's scale; below 1 if it's wider than its container. */
  onScale: (scale: number) => void;
}

/**
 * An email as an email program shows it, in a shadow tree that the portal's styles don't reach. The markup is escaped; scripts in it
 * wouldn't run.
 */
function EmailCanvas({ html, isDark, onScale }: EmailCanvasProps) {
  const host = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (!host.current) return;
    const root = host.current.shadowRoot ?? host.current.attachShadow({ mode: 'open' });
    const message = document.createElement('div');
    // Styles are inherited into a shadow root, so reset them.
    message.style.cssText =
      'all:initial;display:block;box-sizing:border-box;padding:20px;overflow-x:auto;font:14px/1.5 Arial,sans-serif';
    message.innerHTML = html;
    for (const link of message.querySelectorAll('a')) {
      link.target = '_blank';
      link.rel = 'noopener';
    }
    if (isDark) applyDarkMode(message);
    message.style.backgroundColor = isDark ? DARK_PAPER : '#ffffff';
    root.replaceChildren(message);
    const signature = message.querySelector<HTMLElement>('[data-signature]');
    if (!signature) return;
    const fit = () => onScale(fitToWidth(signature));
    fit();
    const resizes = new ResizeObserver(fit);
    // Observe the message itself, because the code below changes the height of its host.
    if (message.firstElementChild) resizes.observe(message.firstElementChild);
    return () => resizes.disconnect();
  }, [html, isDark, onScale]);

  return <Box ref={host} role="group" aria-label="Signature preview" />;
}

/** Shrinks the signature until it fits, as email programs do on phones. */
function fitToWidth(signature: HTMLElement): number {
  signature.style.zoom = '1';
  const scale = Math.min(1, signature.clientWidth / signature.scrollWidth || 1);
  signature.style.zoom = String(scale);
  return scale;
}
