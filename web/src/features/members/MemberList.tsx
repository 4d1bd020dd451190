import {
  Box,
  Card,
  ListItemText,
  MenuItem,
  Stack,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
  Typography,
  useMediaQuery,
  useTheme,
} from '@mui/material';
import { Link } from 'react-router-dom';
import { entityHistoryPath } from '../../lib/routes/entityHistoryPath.ts';
import { RowMenu } from '../../ui/data-display/RowMenu.tsx';
import { visuallyHidden } from '../../ui/visuallyHidden.ts';
import { MemberName } from './MemberSheet.tsx';
import { type MemberAction, offeredActions, type Person } from './member.ts';
import { Addresses, memberFields } from './memberFields.tsx';

interface MemberListProps {
  people: readonly Person[];
  /** Auth has not answered yet. */
  isAsking: boolean;
  onChoose: (person: Person, action: MemberAction) => void;
}

/** The team: a table where there is room, else cards. */
export function MemberList(props: MemberListProps) {
  const { breakpoints } = useTheme();
  const hasRoomForTable = useMediaQuery(breakpoints.up('md'), { noSsr: true, defaultMatches: true });
  return hasRoomForTable ? <PeopleTable {...props} /> : <PeopleCards {...props} />;
}

const columns = Object.entries(memberFields);
const { status, ...details } = memberFields;
const lines = Object.entries(details);

interface MemberMenuProps {
  person: Person;
  onChoose: (action: MemberAction) => void;
}

/** What can be done about a person. */
function MemberMenu({ person, onChoose }: MemberMenuProps) {
  return (
    <RowMenu label={`Actions for ${person.member.name}`} size={{ maxWidth: 320 }}>
      {(choose) => [
        ...offeredActions(person).map(({ action, label, blockedReason }) => (
          <MenuItem
            key={action}
            // Not `disabled`: the keyboard gets there, and the reason stays readable.
            aria-disabled={blockedReason !== undefined}
            onClick={() => blockedReason === undefined && choose(() => onChoose(action))}
            sx={{ ...(blockedReason !== undefined && { color: 'text.secondary', cursor: 'default' }) }}
          >
            <ListItemText
              primary={label}
              secondary={blockedReason}
              sx={{ ...(action === 'deactivate' && blockedReason === undefined && { color: 'error.main' }) }}
            />
          </MenuItem>
        )),
        <MenuItem key="history" component={Link} to={entityHistoryPath('member', person.member.user_id)}>
          History
        </MenuItem>,
      ]}
    </RowMenu>
  );
}

function PeopleTable({ people, isAsking, onChoose }: MemberListProps) {
  return (
    <Card>
      <TableContainer>
        <Table aria-label="People, by name">
          <TableHead>
            <TableRow>
              <TableCell scope="col">Person</TableCell>
              {columns.map(([key, { label }]) => (
                <TableCell key={key} scope="col">
                  {label}
                </TableCell>
              ))}
              <TableCell scope="col">
                <span style={visuallyHidden}>Actions</span>
              </TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {people.map((person) => (
              <TableRow key={person.member.user_id} sx={{ verticalAlign: 'top' }}>
                <TableCell component="th" scope="row" sx={{ maxWidth: 300 }}>
                  <Typography variant="subtitle2" component="div" sx={{ overflowWrap: 'anywhere' }}>
                    <MemberName person={person} />
                  </Typography>
                  <Addresses person={person} />
                </TableCell>
                {columns.map(([key, { show }]) => (
                  <TableCell key={key}>{show(person, isAsking)}</TableCell>
                ))}
                <TableCell align="right" sx={{ py: 0.5, pl: 0 }}>
                  <MemberMenu person={person} onChoose={(action) => onChoose(person, action)} />
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
    </Card>
  );
}

function PeopleCards({ people, isAsking, onChoose }: MemberListProps) {
  return (
    <Box
      component="ul"
      aria-label="People, by name"
      sx={{
        listStyle: 'none',
        m: 0,
        p: 0,
        display: 'grid',
        gap: 1.5,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
      }}
    >
      {people.map((person) => (
        <Card key={person.member.user_id} component="li" sx={{ p: 2 }}>
          <Stack
            direction="row"
            spacing={1}
            sx={{ justifyContent: 'space-between', alignItems: 'flex-start' }}
          >
            <Box sx={{ minWidth: 0 }}>
              <Typography variant="h3" component="h2" sx={{ overflowWrap: 'anywhere' }}>
                <MemberName person={person} />
              </Typography>
              <Addresses person={person} />
            </Box>
            <Box sx={{ flexShrink: 0, mt: -1, mr: -1 }}>
              <MemberMenu person={person} onChoose={(action) => onChoose(person, action)} />
            </Box>
          </Stack>
          <Box sx={{ mt: 1 }}>{status.show(person)}</Box>
          <Box
            component="dl"
            sx={{
              m: 0,
              mt: 1,
              display: 'grid',
              rowGap: 0.5,
              gridTemplateColumns: '7.5rem minmax(0, 1fr)',
            }}
          >
            {lines.map(([key, { label, show }]) => (
              <Box key={key} sx={{ display: 'contents' }}>
                <Typography component="dt" sx={{ color: 'text.secondary' }}>
                  {label}
                </Typography>
                <Typography component="dd" sx={{ m: 0, overflowWrap: 'anywhere' }}>
                  {show(person, isAsking)}
                </Typography>
              </Box>
            ))}
          </Box>
        </Card>
      ))}
    </Box>
  );
}
