import { documentChecklist } from '@brokerage/domain/preapproval/form/documentChecklist';
import { formatAnswer } from '@brokerage/domain/preapproval/form/formatAnswer';
import { QUESTIONS } from '@brokerage/domain/preapproval/form/questions';
import { STEPS, stepTitle } from '@brokerage/domain/preapproval/form/steps';
import { Alert, Box, Button, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { downloadBase64 } from '../../../lib/downloadFile.ts';
import { toErrorMessage } from '../../../lib/errors/callError.ts';
import { callFunction } from '../../../lib/firebase/callFunction.ts';
import { formatMoment } from '../../../lib/format/time/formatDate.ts';
import { type Fact, FactList } from '../../../ui/data-display/FactList.tsx';
import { SubmissionGate } from './SubmissionGate.tsx';
import type { ReadableSubmission, useOpenedSubmission } from './useOpenedSubmission.ts';

/** Shown elsewhere in the sheet: consents with their wording, and the officer's current name. */
const ELSEWHERE: ReadonlySet<string> = new Set(['consent_tcpa', 'soft_pull_consent', 'lo_assigned_id']);

function answersOfStep(step: (typeof STEPS)[number], answers: ReadableSubmission['answers']): Fact[] {
  return step.fields.flatMap((field) => {
    const value = ELSEWHERE.has(field) ? undefined : formatAnswer(field, answers[field]);
    const { label, short } = QUESTIONS[field];
    return value === undefined ? [] : [{ label: short ?? label, value }];
  });
}

/** The consents that the applicant gave, in the wording that they read. */
function Consents({ id, receipt }: { id: string; receipt: NonNullable<ReadableSubmission['receipt']> }) {
  const [isLoading, setLoading] = useState(false);
  const [problem, setProblem] = useState<string>();
  async function download() {
    setLoading(true);
    setProblem(undefined);
    try {
      const { pdf, file_name } = await callFunction('get-consent-receipt', { id });
      downloadBase64(pdf, file_name, 'application/pdf');
    } catch (error) {
      setProblem(toErrorMessage(error, 'Couldn’t download the receipt.'));
    }
    setLoading(false);
  }
  return (
    <Box component="section" aria-labelledby="application-consents">
      <Typography variant="h3" id="application-consents" sx={{ mb: 1 }}>
        Consents
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1.5 }}>
        Given {formatMoment(new Date(receipt.created_at))} on {receipt.page}, wording version{' '}
        {receipt.version}
      </Typography>
      <Stack spacing={1.5}>
        {receipt.boxes.map(({ name, text, checked }) => (
          <Box key={name}>
            <Typography sx={{ fontWeight: 600 }}>{checked ? 'Agreed' : 'Not agreed'}</Typography>
            <Typography variant="body2">{text}</Typography>
          </Box>
        ))}
      </Stack>
      <Button onClick={() => void download()} loading={isLoading} sx={{ ml: -1, mt: 1 }}>
        Download consent receipt
      </Button>
      {problem && <Alert severity="error">{problem}</Alert>}
    </Box>
  );
}

function AnswersAndConsents({ id, data: { answers, receipt } }: { id: string; data: ReadableSubmission }) {
  return (
    <Stack spacing={3}>
      {STEPS.map((step) => {
        const facts = answersOfStep(step, answers);
        return (
          <Box component="section" key={step.id} aria-labelledby={`answers-${step.id}`}>
            <Typography variant="h3" id={`answers-${step.id}`} sx={{ mb: 1 }}>
              {stepTitle(step, answers.purpose)}
            </Typography>
            {facts.length === 0 ? (
              <Typography sx={{ color: 'text.secondary' }}>No answers</Typography>
            ) : (
              <FactList facts={facts} />
            )}
          </Box>
        );
      })}
      <Box component="section" aria-labelledby="application-documents">
        <Typography variant="h3" id="application-documents" sx={{ mb: 1 }}>
          Documents to ask for
        </Typography>
        <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
          {documentChecklist(answers).map((document) => (
            <li key={document}>{document}</li>
          ))}
        </Box>
      </Box>
      {receipt && <Consents id={id} receipt={receipt} />}
    </Stack>
  );
}

interface ApplicationAnswersProps {
  id: string;
  opened: ReturnType<typeof useOpenedSubmission>;
}

/** An applicant's answers by questionnaire step, the documents to bring, and their consents. */
export function ApplicationAnswers({ id, opened }: ApplicationAnswersProps) {
  return (
    <SubmissionGate opened={opened} what="answers">
      {(data) => <AnswersAndConsents id={id} data={data} />}
    </SubmissionGate>
  );
}
