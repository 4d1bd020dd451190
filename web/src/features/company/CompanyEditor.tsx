import type { CompanySettings } from '@brokerage/domain/company/companySettings';
import { Alert, Box, Stack } from '@mui/material';
import { useEffect } from 'react';
import { COMPANY_FIELDS } from '../../lib/format/names/companyFields.ts';
import { LeaveGuard } from '../../ui/forms/dialogs/LeaveGuard.tsx';
import { ConflictAlert } from '../../ui/forms/record/ConflictAlert.tsx';
import { SaveActions } from '../../ui/forms/SaveActions.tsx';
import { FooterBar } from '../../ui/layout/portal/FooterBar.tsx';
import { FORM_WIDTH } from '../../ui/layout/portal/PortalPage.tsx';
import { ApplicantMailsSection } from './ApplicantMailsSection.tsx';
import { ApplyRulesSection } from './ApplyRulesSection.tsx';
import { AssignmentSection } from './assignment/AssignmentSection.tsx';
import { CompanyDetailsSection } from './CompanyDetailsSection.tsx';
import { ExtraRoles } from './ExtraRoles.tsx';
import { GroupHeading } from './GroupHeading.tsx';
import { LicenseLines } from './LicenseLines.tsx';
import { BrandSection } from './look/BrandSection.tsx';
import { LogoSection } from './look/LogoSection.tsx';
import { LookSection } from './look/LookSection.tsx';
import { PasswordRule } from './PasswordRule.tsx';
import { PublicNotesSection } from './PublicNotesSection.tsx';
import { SecondFactorRule } from './SecondFactorRule.tsx';
import { SectionLinks } from './SectionLinks.tsx';
import { SettingDifference } from './SettingDifference.tsx';
import { OfficeScheduleSection } from './schedule/OfficeScheduleSection.tsx';
import { useCompanyForm } from './useCompanyForm.ts';

const formatMark = (address: string) => (address === '' ? 'none' : 'a picture');

/** The form for the company settings. `stored` is the current, live version. */
export function CompanyEditor({ stored }: { stored: CompanySettings }) {
  const company = useCompanyForm(stored);
  const { record, typedRole, upload, isEdited } = company;
  const { element, setElement, values, change, touch, getError, isBusy, saveError } = record;
  const shared = { onBlur: touch, getError };

  // The dashboard's notices link to one part of it.
  useEffect(() => {
    document.getElementById(location.hash.slice(1))?.scrollIntoView();
  }, []);

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
      <form
        ref={setElement}
        noValidate
        onSubmit={(event) => void company.save(event)}
        aria-label="Company settings"
      >
        {/* Keeps focused fields clear of the bar below. */}
        <Stack
          spacing={3}
          sx={{
            '& :focus': { scrollMarginBottom: '96px' },
            '& h2': { scrollMarginTop: { xs: '72px', lg: '32px' } },
          }}
        >
          <ConflictAlert
            record={record}
            getLabel={(field) => COMPANY_FIELDS[field]}
            format={(field, version, other) =>
              field === 'mark_url' ? (
                formatMark(version.mark_url)
              ) : (
                <SettingDifference value={version[field]} other={other[field]} />
              )
            }
          />
          <GroupHeading>Brand and website</GroupHeading>
          <CompanyDetailsSection {...shared} values={values} onChange={change} />
          <BrandSection brand={values.brand} onChange={(brand) => change({ brand })} {...shared} />
          <LogoSection
            address={values.mark_url}
            onChange={(mark_url) => change({ mark_url })}
            onUploading={upload.onUploading}
            error={upload.notice ?? getError('mark_url')}
          />
          <LookSection look={values.look} onChange={(look) => change({ look })} {...shared} />
          <PublicNotesSection {...shared} values={values} onChange={change} />
          <GroupHeading>Applications</GroupHeading>
          <ApplyRulesSection
            rules={values.apply_rules}
            onChange={(apply_rules) => change({ apply_rules })}
            {...shared}
          />
          <OfficeScheduleSection
            schedule={values.office_schedule}
            onChange={(office_schedule) => change({ office_schedule })}
            {...shared}
          />
          <AssignmentSection
            rule={values.assignment}
            onChange={(assignment) => change({ assignment })}
            {...shared}
          />
          <ApplicantMailsSection
            mails={values.applicant_mails}
            tenant={values}
            onChange={(applicant_mails) => change({ applicant_mails })}
            {...shared}
          />
          <GroupHeading>Compliance</GroupHeading>
          <LicenseLines
            lines={values.licence_lines}
            onChange={(licence_lines) => change({ licence_lines })}
            {...shared}
          />
          <GroupHeading>Access</GroupHeading>
          <SecondFactorRule
            isRequired={values.administrators_need_second_factor}
            wasRequired={stored.administrators_need_second_factor}
            onChange={(administrators_need_second_factor) => change({ administrators_need_second_factor })}
          />
          <PasswordRule
            minLength={values.password_min_length}
            onChange={(password_min_length) => change({ password_min_length })}
            error={getError('password_min_length')}
          />
          <ExtraRoles
            roles={values.extra_roles}
            storedRoles={stored.extra_roles}
            onChange={(extra_roles) => change({ extra_roles })}
            typed={typedRole}
            getError={getError}
          />
          <FooterBar isSticky={isEdited}>
            {upload.notice && (
              <Alert severity="info" sx={{ mb: 1.5 }}>
                {upload.notice}
              </Alert>
            )}
            {saveError && (
              <Alert severity="error" sx={{ mb: 1.5 }}>
                {saveError}
              </Alert>
            )}
            <SaveActions
              isChanged={isEdited || upload.isUploading}
              isBusy={isBusy}
              onCancel={company.cancel}
            />
          </FooterBar>
        </Stack>
        <LeaveGuard isChanged={isEdited && !isBusy} />
      </form>
    </Box>
  );
}
