import { Button, Link as TextLink, Typography } from '@mui/material'
import type { Dashboard } from '@narkhoz/contract/admin/dashboard.ts'
import { Link } from 'react-router'
import { useWords } from '../i18n/words.ts'
import { useDates } from '../kit/dates.ts'
import { Section } from '../kit/section.tsx'
import { useLogWords } from '../log/log-words.ts'
import { Lines } from './lines.tsx'

/** The latest changes with their authors. */
export const Latest = ({ latest }: { latest: NonNullable<Dashboard['latest']> }) => {
  const words = useWords()
  const dates = useDates()
  const wordsFor = useLogWords()
  return (
    <Section
      title={words.dashboard.latest}
      aside={
        <Button component={Link} to="/log">
          {words.dashboard.toLog}
        </Button>
      }
    >
      {latest.length === 0 && <Typography color="textSecondary">{words.dashboard.latestEmpty}</Typography>}
      <Lines>
        {latest.map((line) => {
          const { who, what, which, section, to } = wordsFor(line)
          return (
            <li key={line.id}>
              {to ? (
                <TextLink component={Link} to={to} sx={{ fontWeight: 560 }}>
                  {which}
                </TextLink>
              ) : (
                <Typography component="span" sx={{ fontWeight: 560 }}>
                  {which}
                </Typography>
              )}
              <Typography variant="caption" color="textSecondary" component="div">
                {section} · {who} · {what} · {dates.moment(line.at)}
              </Typography>
            </li>
          )
        })}
      </Lines>
    </Section>
  )
}
