import { Link as TextLink, Typography } from '@mui/material'
import type { Dashboard } from '@narkhoz/contract/admin/dashboard.ts'
import { entityByPlural, type Schedule } from '@narkhoz/contract/admin/entries.ts'
import { Link } from 'react-router'
import { entryPath } from '../api/resources.ts'
import { useLang, useWords } from '../i18n/words.ts'
import { useScheduleLines } from '../kit/schedule-lines.ts'
import { Section } from '../kit/section.tsx'
import { placeProblems } from '../schema/place-problems.ts'
import { readable } from '../schema/values.ts'
import { Lines } from './lines.tsx'

/** Scheduled publications, and failed ones. */
export const Scheduled = ({ scheduled }: { scheduled: NonNullable<Dashboard['scheduled']> }) => {
  const words = useWords()
  const lang = useLang()
  const linesOf = useScheduleLines()
  const problemsOf = (plural: string, { failed }: Schedule) =>
    failed ? placeProblems(entityByPlural(plural)?.attributes ?? {}, failed.fields, {}, lang) : []
  return (
    <Section title={words.dashboard.scheduled}>
      {scheduled.length === 0 && <Typography color="textSecondary">{words.dashboard.scheduledEmpty}</Typography>}
      <Lines>
        {scheduled.map(({ plural, id, heading, status, schedule }) => (
          <li key={`${plural}/${id}`}>
            <TextLink component={Link} to={entryPath(plural, id)} sx={{ fontWeight: 560 }}>
              {readable(heading, lang) || words.common.unnamed}
            </TextLink>
            <Typography variant="caption" color={schedule.failed ? 'error' : 'text.secondary'} component="div">
              {[...linesOf(schedule, status), ...problemsOf(plural, schedule)].join(' · ')}
            </Typography>
          </li>
        ))}
      </Lines>
    </Section>
  )
}
