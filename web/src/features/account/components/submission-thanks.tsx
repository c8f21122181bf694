import { getSubmission } from '../../../../../shared/api/account.ts';
import { apiPath } from '../../../../../shared/api/call.ts';
import type { SubmissionView } from '../../../../../shared/contracts/documents.ts';
import { formatDate } from '../../../lib/format/dates.ts';
import { useApi } from '../../../lib/swr/use-api.ts';
import { ArtworkTitle } from '../../../ui/artwork-title.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import { Status } from '../../../ui/status.tsx';
import { submissionNext, submissionWays, submissionWords } from '../messages.ts';
import { Section } from './section.tsx';
import { ThanksFor } from './thanks-for.tsx';
import { ThanksFrame } from './thanks-frame.tsx';

export function SubmissionThanks({ id }: { readonly id: number | null }) {
  const read = useApi(id === null ? null : apiPath(getSubmission, id));
  return (
    <ThanksFor read={id === null ? null : read}>
      {(submission) => <Submitted submission={submission} />}
    </ThanksFor>
  );
}

function Submitted({ submission }: { readonly submission: SubmissionView }) {
  const { kind, status, reason, name, artists, createdAt } = submission;
  const { again, on } = submissionWays[kind];
  return (
    <ThanksFrame
      edition={null}
      lead={
        <>
          You told us about <ArtworkTitle name={name} />
          {artists !== '' && ` by ${artists}`} on {formatDate(createdAt)}.
        </>
      }
      ways={
        <>
          <ButtonLink to={on.to} variant="primary">
            {on.label}
          </ButtonLink>
          <ButtonLink to={again}>Submit another</ButtonLink>
        </>
      }
    >
      <Status {...submissionWords[status]} />
      <Section title="What happens next">
        <p>{reason ?? submissionNext[kind][status]}</p>
      </Section>
    </ThanksFrame>
  );
}
