import { RouterProvider } from 'react-router-dom';
import { NotifyProvider } from '../ui/NotifyProvider.tsx';
import { router } from './routes.tsx';
import { AppTheme } from './theme/AppTheme.tsx';

export function App() {
  return (
    <AppTheme>
      <NotifyProvider>
        <RouterProvider router={router} />
      </NotifyProvider>
    </AppTheme>
  );
}
