import { type CompanySettings, companySettingsSchema } from '@brokerage/domain/company/companySettings';
import { TEXT_LIMITS } from '@brokerage/domain/text/textLimits';
import { Alert, Box, Card, Stack, TextField, Typography } from '@mui/material';
import { type FormEvent, useEffect, useState } from 'react';
import { toErrorMessage, toFieldIssues } from '../../lib/errors/callError.ts';
import { callFunction } from '../../lib/firebase/callFunction.ts';
import { COMPANY_FIELDS } from '../../lib/format/names/companyFields.ts';
import { useNotify } from '../../ui/feedback/NotifyProvider.tsx';
import { LeaveGuard } from '../../ui/forms/dialogs/LeaveGuard.tsx';
import { PhoneField } from '../../ui/forms/fields/PhoneField.tsx';
import { firstMessages } from '../../ui/forms/firstMessages.ts';
import { ConflictAlert } from '../../ui/forms/record/ConflictAlert.tsx';
import { useRecordForm } from '../../ui/forms/record/useRecordForm.ts';
import { SaveActions } from '../../ui/forms/SaveActions.tsx';
import { useUploadHold } from '../../ui/image-field/useUploadHold.ts';
import { FootBar } from '../../ui/layout/portal/FootBar.tsx';
import { FORM_WIDTH } from '../../ui/layout/portal/PortalPage.tsx';
import { ApplicantMailsSection } from './ApplicantMailsSection.tsx';
import { ApplyRulesSection } from './ApplyRulesSection.tsx';
import { AssignmentSection } from './assignment/AssignmentSection.tsx';
import { companyErrors } from './companyForm.ts';
import { ExtraRoles } from './ExtraRoles.tsx';
import { GroupHeading } from './GroupHeading.tsx';
import { LicenseLines } from './LicenseLines.tsx';
import { BrandSection } from './look/BrandSection.tsx';
import { LookSection } from './look/LookSection.tsx';
import { MarkSection } from './look/MarkSection.tsx';
import { PasswordRule } from './PasswordRule.tsx';
import { PublicNotesSection } from './PublicNotesSection.tsx';
import { SecondFactorRule } from './SecondFactorRule.tsx';
import { SectionLinks } from './SectionLinks.tsx';
import { SettingDifference } from './SettingDifference.tsx';
import { OfficeScheduleSection } from './schedule/OfficeScheduleSection.tsx';
import { useTypedRole } from './useTypedRole.ts';

const formatMark = (address: string) => (address === '' ? 'none' : 'a picture');

/** The form of the company settings. `stored`: as they are now, live. */
export function CompanyEditor({ stored }: { stored: CompanySettings }) {
  const notify = useNotify();
  const { form, isChanged, change, takeTheirs, keepMine, restore } = useRecordForm(stored);
  const { values } = form;
  const [shown, setShown] = useState<ReadonlySet<string>>(new Set());
  const [refused, setRefused] = useState<Record<string, string>>({});
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const upload = useUploadHold();
  const [element, setElement] = useState<HTMLFormElement | null>(null);

  // The dashboard's notices lead to one part of it.
  useEffect(() => {
    document.getElementById(location.hash.slice(1))?.scrollIntoView();
  }, []);

  const wrong = companyErrors(values);
  // A field is checked only after its first blur or a save.
  const getError = (field: string) => refused[field] ?? (shown.has(field) ? wrong[field] : undefined);
  const type = (part: Partial<CompanySettings>) => {
    setRefused({});
    change(part);
  };
  const typedRole = useTypedRole(values.extra_roles, (extra_roles) => type({ extra_roles }));
  const isEdited = isChanged || typedRole.text !== '';
  const leave = (field: string) => setShown((before) => new Set(before).add(field));
  const focusFirst = (errors: Record<string, string>) => {
    const names = new Set(Object.keys(errors));
    const inputs = [
      ...(element?.querySelectorAll<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>(
        'input, select, textarea',
      ) ?? []),
    ];
    inputs.find(({ name }) => names.has(name))?.focus();
  };

  async function save(event: FormEvent) {
    event.preventDefault();
    if (isBusy) return;
    setProblem(undefined);
    if (upload.mustWait()) return;
    setShown(new Set([...Object.keys(COMPANY_FIELDS), ...Object.keys(wrong)]));
    const extra_roles = typedRole.text === '' ? values.extra_roles : typedRole.add();
    if (!extra_roles) return focusFirst({ ...wrong, extra_roles: '' });
    const parsed = companySettingsSchema.safeParse({ ...values, extra_roles });
    if (!parsed.success) return focusFirst(wrong);
    setBusy(true);
    change(parsed.data);
    try {
      await callFunction('update-company', parsed.data);
      setShown(new Set());
      notify({ title: 'Company settings saved', severity: 'success' });
    } catch (error) {
      const issues = firstMessages(toFieldIssues(error));
      setRefused(issues);
      setProblem(toErrorMessage(error, 'Couldn’t save the company’s settings.'));
      focusFirst(issues);
    }
    setBusy(false);
  }

  function cancel() {
    restore();
    typedRole.type('');
    setShown(new Set());
    setRefused({});
    setProblem(undefined);
  }

  const text = (field: 'company_name' | 'nmls_id' | 'mailbox') => ({
    id: `company-${field}`,
    name: field,
    label: COMPANY_FIELDS[field],
    required: true,
    value: values[field],
    onChange: ({ target }: { target: { value: string } }) => type({ [field]: target.value }),
    onBlur: () => leave(field),
    error: getError(field) !== undefined,
    helperText: getError(field),
  });

  return (
    <Box
      sx={{
        display: 'grid',
        columnGap: 6,
        gridTemplateColumns: {
          xs: `minmax(0, ${FORM_WIDTH}px)`,
          lg: `minmax(0, ${FORM_WIDTH}px) minmax(0, 1fr)`,
        },
      }}
    >
      <SectionLinks form={element} />
      <form ref={setElement} noValidate onSubmit={(event) => void save(event)} aria-label="Company settings">
        {/* The bar below covers no field that gets the focus. */}
        <Stack
          spacing={3}
          sx={{
            '& :focus': { scrollMarginBottom: '96px' },
            '& h2': { scrollMarginTop: { xs: '72px', lg: '32px' } },
          }}
        >
          <ConflictAlert
            conflicts={form.conflicts.map((field) => ({
              field,
              label: COMPANY_FIELDS[field],
              mine:
                field === 'mark_url' ? (
                  formatMark(values.mark_url)
                ) : (
                  <SettingDifference value={values[field]} other={form.stored[field]} />
                ),
              theirs:
                field === 'mark_url' ? (
                  formatMark(form.stored.mark_url)
                ) : (
                  <SettingDifference value={form.stored[field]} other={values[field]} />
                ),
            }))}
            onKeep={keepMine}
            onTake={takeTheirs}
          />
          <GroupHeading>Brand and website</GroupHeading>
          <Card component="section" aria-labelledby="company-facts" sx={{ p: 2.5 }}>
            <Typography variant="h3" component="h2" id="company-facts" sx={{ mb: 2 }}>
              Company
            </Typography>
            <Box
              sx={{
                display: 'grid',
                gap: 2.5,
                gridTemplateColumns: { xs: '1fr', sm: 'repeat(2, minmax(0, 1fr))' },
              }}
            >
              <TextField {...text('company_name')} autoComplete="organization" />
              <TextField {...text('nmls_id')} slotProps={{ htmlInput: { inputMode: 'numeric' } }} />
              <Box onBlur={() => leave('phone')}>
                <PhoneField
                  id="company-phone"
                  name="phone"
                  label={COMPANY_FIELDS.phone}
                  required
                  value={values.phone}
                  onChange={(phone) => {
                    if (phone !== values.phone) type({ phone });
                  }}
                  maxLength={TEXT_LIMITS.phoneMax}
                  error={getError('phone') !== undefined}
                  helperText={getError('phone')}
                />
              </Box>
              <TextField
                {...text('mailbox')}
                type="email"
                helperText={getError('mailbox') ?? 'Messages from the website go to this address.'}
                slotProps={{ htmlInput: { autoCapitalize: 'none', spellCheck: false } }}
              />
            </Box>
          </Card>
          <BrandSection
            brand={values.brand}
            onChange={(brand) => type({ brand })}
            onLeave={leave}
            getError={getError}
          />
          <MarkSection
            address={values.mark_url}
            onChange={(mark_url) => type({ mark_url })}
            onUploading={upload.onUploading}
            error={upload.notice ?? getError('mark_url')}
          />
          <LookSection
            look={values.look}
            onChange={(look) => type({ look })}
            onLeave={leave}
            getError={getError}
          />
          <PublicNotesSection values={values} onChange={type} onLeave={leave} getError={getError} />
          <GroupHeading>Applications</GroupHeading>
          <ApplyRulesSection
            rules={values.apply_rules}
            onChange={(apply_rules) => type({ apply_rules })}
            onLeave={leave}
            getError={getError}
          />
          <OfficeScheduleSection
            schedule={values.office_schedule}
            onChange={(office_schedule) => type({ office_schedule })}
            onLeave={leave}
            getError={getError}
          />
          <AssignmentSection
            rule={values.assignment}
            onChange={(assignment) => type({ assignment })}
            onLeave={leave}
            getError={getError}
          />
          <ApplicantMailsSection
            mails={values.applicant_mails}
            tenant={values}
            onChange={(applicant_mails) => type({ applicant_mails })}
            onLeave={leave}
            getError={getError}
          />
          <GroupHeading>Compliance</GroupHeading>
          <LicenseLines
            lines={values.licence_lines}
            onChange={(licence_lines) => type({ licence_lines })}
            onLeave={leave}
            getError={getError}
          />
          <GroupHeading>Access</GroupHeading>
          <SecondFactorRule
            isRequired={values.administrators_need_second_factor}
            wasRequired={stored.administrators_need_second_factor}
            onChange={(administrators_need_second_factor) => type({ administrators_need_second_factor })}
          />
          <PasswordRule
            minLength={values.password_min_length}
            onChange={(password_min_length) => type({ password_min_length })}
            error={getError('password_min_length')}
          />
          <ExtraRoles
            roles={values.extra_roles}
            storedRoles={stored.extra_roles}
            onChange={(extra_roles) => type({ extra_roles })}
            typed={typedRole}
            getError={getError}
          />
          <FootBar isSticky={isEdited}>
            {upload.notice && (
              <Alert severity="info" sx={{ mb: 1.5 }}>
                {upload.notice}
              </Alert>
            )}
            {problem && (
              <Alert severity="error" sx={{ mb: 1.5 }}>
                {problem}
              </Alert>
            )}
            <SaveActions isChanged={isEdited || upload.isUploading} isBusy={isBusy} onCancel={cancel} />
          </FootBar>
        </Stack>
        <LeaveGuard isChanged={isEdited && !isBusy} />
      </form>
    </Box>
  );
}
