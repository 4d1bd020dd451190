import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ReactNode, type Ref, useContext } from 'react';
import { StateDrawingContext, type StateScene } from '../../lib/contexts/stateDrawingContext.ts';

interface StateMessageProps {
  scene: StateScene;
  title: string;
  /** `h1` if the state is the whole page, `p` if the list has its own heading. */
  titleAs?: 'h1' | 'h2' | 'p';
  titleRef?: Ref<HTMLHeadingElement>;
  /** Announces it when it appears. */
  role?: 'alert';
  /** What happened, or what will appear here. */
  children?: ReactNode;
  /** The next action. */
  action?: ReactNode;
}

/** Replaces content with a drawing, what is wrong, and what to do. Every state in the product uses this layout. */
export function StateMessage({
  scene,
  title,
  titleAs = 'h2',
  titleRef,
  role,
  children,
  action,
}: StateMessageProps) {
  const draw = useContext(StateDrawingContext);
  return (
    <Box
      role={role}
      sx={{ display: 'grid', gap: 1, justifyItems: 'center', textAlign: 'center', py: 5, px: 2 }}
    >
      {draw(scene)}
      <Typography
        variant="h3"
        component={titleAs}
        {...(titleRef && { ref: titleRef, tabIndex: -1 })}
        sx={{ mt: 1 }}
      >
        {title}
      </Typography>
      {children && (
        <Typography component="div" sx={{ color: 'text.secondary', maxWidth: '31em', textWrap: 'balance' }}>
          {children}
        </Typography>
      )}
      {action && <Box sx={{ mt: 1.5 }}>{action}</Box>}
    </Box>
  );
}
