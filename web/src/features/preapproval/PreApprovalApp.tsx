import { BrowserRouter } from 'react-router-dom';
import { NotifyProvider } from '../../ui/NotifyProvider.tsx';
import { PreApprovalPage } from './PreApprovalPage.tsx';

/** The questionnaire with what it alone of the public pages needs: steps in the address, and notices. */
export function PreApprovalApp() {
  return (
    <BrowserRouter>
      <NotifyProvider>
        <PreApprovalPage />
      </NotifyProvider>
    </BrowserRouter>
  );
}
