import type { Flyer } from '@brokerage/domain/flyer/flyer';
import {
  Box,
  Card,
  Stack,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material';
import { visuallyHidden } from '../../ui/visuallyHidden.ts';
import { FlyerButtons } from './FlyerButtons.tsx';
import { FlyerMenu } from './FlyerMenu.tsx';
import { FlyerNote } from './FlyerNote.tsx';
import { Created, FlyerPicture, FlyerStatusChip, FlyerTitle, TemplateName } from './flyerFields.tsx';
import type { MenuAction, MyFlyer } from './myFlyer.ts';

export interface FlyerListProps {
  flyers: readonly MyFlyer[];
  onChoose: (flyer: Flyer, action: MenuAction) => void;
}

/** One's flyers, for windows with room for columns. */
export function FlyerTable({ flyers, onChoose }: FlyerListProps) {
  return (
    <Card>
      <TableContainer>
        <Table aria-label="My flyers, newest first">
          <TableHead>
            <TableRow>
              <TableCell scope="col">Flyer</TableCell>
              <TableCell scope="col">Status</TableCell>
              <TableCell scope="col">Template</TableCell>
              <TableCell scope="col">Created</TableCell>
              <TableCell scope="col">
                <span style={visuallyHidden}>Actions</span>
              </TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {flyers.map((one) => (
              <TableRow key={one.flyer.id} sx={{ verticalAlign: 'top' }}>
                <TableCell component="th" scope="row" sx={{ width: '42%' }}>
                  <Stack direction="row" spacing={2}>
                    <FlyerPicture {...one} />
                    <Box sx={{ minWidth: 0 }}>
                      <Typography variant="subtitle2" component="div" sx={{ overflowWrap: 'anywhere' }}>
                        <FlyerTitle {...one} />
                      </Typography>
                      <FlyerNote {...one} onChoose={(action) => onChoose(one.flyer, action)} />
                    </Box>
                  </Stack>
                </TableCell>
                <TableCell sx={{ minWidth: 168 }}>
                  <FlyerStatusChip {...one} />
                </TableCell>
                <TableCell>
                  <TemplateName {...one} />
                </TableCell>
                <TableCell>
                  <Created {...one} />
                </TableCell>
                <TableCell sx={{ py: 0.75 }}>
                  <Stack
                    direction="row"
                    spacing={1}
                    sx={{ justifyContent: 'flex-end', alignItems: 'center' }}
                  >
                    <FlyerButtons {...one} />
                    <FlyerMenu flyer={one.flyer} onChoose={(action) => onChoose(one.flyer, action)} />
                  </Stack>
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
    </Card>
  );
}
