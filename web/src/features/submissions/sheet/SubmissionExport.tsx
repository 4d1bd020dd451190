import { objectKeys } from '@brokerage/domain/collections/records';
import type { ExportFormat } from '@brokerage/domain/submission/exportCallables';
import FileDownload from '@mui/icons-material/FileDownloadOutlined';
import { Alert, Box, IconButton, Menu, MenuItem } from '@mui/material';
import { useState } from 'react';
import { downloadBase64 } from '../../../lib/downloadFile.ts';
import { toErrorToast } from '../../../lib/errors/callError.ts';
import { callFunction } from '../../../lib/firebase/callFunction.ts';
import { useNotify } from '../../../ui/feedback/NotifyProvider.tsx';
import { useMenu } from '../../../ui/useMenu.ts';

const FORMATS: Record<ExportFormat, { label: string; type: string }> = {
  pdf: { label: 'PDF', type: 'application/pdf' },
  mismo: { label: 'MISMO 3.4 XML', type: 'application/xml' },
};
const FORMAT_CODES = objectKeys(FORMATS);

/** A menu that downloads a submission as a file. Afterwards it lists the answers that the format doesn't support. */
export function SubmissionExport({ id }: { id: string }) {
  const notify = useNotify();
  const { button, menu, choose } = useMenu();
  const [isExporting, setExporting] = useState(false);
  const [leftOut, setLeftOut] = useState<readonly string[]>([]);

  async function exportAs(format: ExportFormat) {
    setExporting(true);
    setLeftOut([]);
    try {
      const made = await callFunction('export-application', { id, format });
      downloadBase64(made.file, made.file_name, FORMATS[format].type);
      setLeftOut(made.left_out);
      notify({ title: 'Application exported', text: made.file_name, severity: 'success' });
    } catch (error) {
      notify(toErrorToast(error, 'Couldn’t export'));
    }
    setExporting(false);
  }
  return (
    <>
      {leftOut.length > 0 && (
        <Alert
          severity="info"
          role="status"
          onClose={() => setLeftOut([])}
          // Above the buttons.
          sx={{ order: -1, width: '100%' }}
        >
          These answers aren’t in the MISMO file. Enter the ones you need in your loan origination system:
          {/* A long list scrolls, so that the application stays visible. */}
          <Box
            component="section"
            aria-label="Not in the MISMO file"
            tabIndex={0}
            sx={{ maxHeight: '20vh', overflowY: 'auto', mt: 0.5 }}
          >
            <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
              {leftOut.map((question) => (
                <li key={question}>{question}</li>
              ))}
            </Box>
          </Box>
        </Alert>
      )}
      <IconButton {...button} size="small" aria-label="Export" title="Export" loading={isExporting}>
        <FileDownload />
      </IconButton>
      <Menu
        {...menu}
        anchorOrigin={{ vertical: 'top', horizontal: 'left' }}
        transformOrigin={{ vertical: 'bottom', horizontal: 'left' }}
      >
        {FORMAT_CODES.map((format) => (
          // The menu restores focus before the button becomes disabled.
          <MenuItem key={format} onClick={() => choose(() => void exportAs(format))}>
            {FORMATS[format].label}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
