import { Box, Button, Link as TextLink, Typography } from '@mui/material'
import type { Dashboard } from '@narkhoz/contract/admin/dashboard.ts'
import { Link } from 'react-router'
import { ApplicationStatusChip } from '../applications/application-status.tsx'
import { useFormTitle } from '../applications/form-summaries.tsx'
import { useWords } from '../i18n/words.ts'
import { useDates } from '../kit/dates.ts'
import { Section } from '../kit/section.tsx'
import { Figure, filtered } from './figure.tsx'
import { Lines } from './lines.tsx'

/** The open applications of the current user. */
export const Mine = ({ applications }: { applications: NonNullable<Dashboard['mine']['applications']> }) => {
  const words = useWords()
  const dates = useDates()
  const titleOf = useFormTitle()
  const { assigned, overdue, unassigned, first } = applications
  return (
    <Section
      title={words.dashboard.mine}
      aside={
        <Button component={Link} to="/applications">
          {words.dashboard.toInbox}
        </Button>
      }
    >
      <Box sx={{ display: 'flex', gap: 1.5, flexWrap: 'wrap', mb: 1.5 }}>
        <Figure label={words.dashboard.assigned} count={assigned} to={filtered('applications', { status: 'open', assignee: 'me' })} />
        <Figure
          label={words.dashboard.overdue}
          count={overdue}
          to={filtered('applications', { status: 'open', assignee: 'me', due: 'overdue' })}
          isBad
        />
        <Figure label={words.dashboard.unassigned} count={unassigned} to={filtered('applications', { status: 'open', assignee: 'none' })} />
      </Box>
      {first.length === 0 && <Typography color="textSecondary">{words.dashboard.mineEmpty}</Typography>}
      <Lines>
        {first.map(({ id, name, email, phone, code, form, status, due_at, overdue: isLate }) => (
          <Box component="li" key={id} sx={{ display: 'flex', gap: 1.5, alignItems: 'center' }}>
            <Box sx={{ flexGrow: 1, minWidth: 0 }}>
              <TextLink component={Link} to={`/applications/${id}/show`} sx={{ fontWeight: 560 }}>
                {name ?? email ?? phone ?? code}
              </TextLink>
              <Typography variant="caption" color="textSecondary" component="div">
                {titleOf(form)}
                {due_at && (
                  <Box component="span" sx={isLate ? { color: 'error.main', fontWeight: 600 } : {}}>
                    {` · ${words.applications.due}: ${dates.shortDay(due_at)}`}
                  </Box>
                )}
              </Typography>
            </Box>
            <ApplicationStatusChip status={status} />
          </Box>
        ))}
      </Lines>
    </Section>
  )
}
