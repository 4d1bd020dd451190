import { MAX_EXTRA_ROLES } from '@brokerage/domain/member/roles';
import Add from '@mui/icons-material/Add';
import Delete from '@mui/icons-material/DeleteOutlined';
import { Alert, Button, Card, IconButton, Stack, TextField, Typography } from '@mui/material';
import { useRef } from 'react';
import { COMPANY_FIELDS } from '../../lib/format/names/companyFields.ts';
import { removeRow } from '../../ui/forms/rows/removeRow.ts';
import type { TypedRole } from './useTypedRole.ts';

interface ExtraRolesProps {
  roles: readonly string[];
  /** The stored list. */
  storedRoles: readonly string[];
  onChange: (roles: string[]) => void;
  typed: TypedRole;
  /** The server's errors, by path. */
  getError: (field: string) => string | undefined;
}

/** The company's custom roles, each with a loan officer's rights. */
export function ExtraRoles({ roles, storedRoles, onChange, typed, getError }: ExtraRolesProps) {
  const section = useRef<HTMLDivElement>(null);
  const removed = storedRoles.filter((role) => !roles.includes(role));
  const isFull = roles.length >= MAX_EXTRA_ROLES;

  const refused = getError('extra_roles');
  return (
    <Card component="section" ref={section} aria-labelledby="extra-roles" sx={{ p: 2.5 }}>
      <Typography variant="h3" component="h2" id="extra-roles">
        {COMPANY_FIELDS.extra_roles}
      </Typography>
      <Typography sx={{ color: 'text.secondary', mb: 2 }}>
        Add your own roles, such as loan_partner. They have the same access as loan officers. Roles that
        aren’t listed can’t open the portal.
      </Typography>
      {roles.length > 0 && (
        <Stack component="ul" sx={{ listStyle: 'none', m: 0, mb: 2, p: 0 }}>
          {roles.map((role, index) => (
            <Stack component="li" key={role} direction="row" spacing={1} sx={{ alignItems: 'center' }}>
              <Typography sx={{ overflowWrap: 'anywhere' }}>{role}</Typography>
              <IconButton
                data-remove
                aria-label={`Remove ${role}`}
                onClick={() =>
                  removeRow(section.current, index, roles.length, () =>
                    onChange(roles.filter((other) => other !== role)),
                  )
                }
              >
                <Delete fontSize="small" />
              </IconButton>
            </Stack>
          ))}
        </Stack>
      )}
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={1} useFlexGap sx={{ alignItems: 'flex-start' }}>
        <TextField
          id="extra-role"
          label="Role name"
          name="extra_roles"
          value={typed.text}
          onChange={({ target }) => typed.type(target.value)}
          // Enter adds the role; it doesn't save the form.
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            typed.add();
          }}
          error={typed.problem !== undefined || refused !== undefined}
          helperText={
            typed.problem ?? refused ?? (isFull ? `No more than ${MAX_EXTRA_ROLES} roles` : undefined)
          }
          slotProps={{ htmlInput: { autoCapitalize: 'none', spellCheck: false, maxLength: 40 } }}
        />
        <Button
          startIcon={<Add />}
          disabled={isFull}
          onClick={typed.add}
          sx={{ mt: { sm: '26px' }, flexShrink: 0 }}
        >
          Add role
        </Button>
      </Stack>
      {removed.length > 0 && (
        <Alert severity="warning" role="status" sx={{ mt: 2 }}>
          When you save, people with the role {removed.join(', ')} lose access to the portal until they get
          another role.
        </Alert>
      )}
    </Card>
  );
}
