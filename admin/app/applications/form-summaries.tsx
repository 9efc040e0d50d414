import { Box, ButtonBase, Typography } from '@mui/material'
import { applicationCalls, type FormSummary } from '@narkhoz/contract/admin/applications.ts'
import type { Form } from '@narkhoz/contract/forms/form.ts'
import { forms } from '@narkhoz/contract/forms/registry.ts'
import { useQuery } from '@tanstack/react-query'
import { ask } from '../api/ask.ts'
import { useLang, useWords } from '../i18n/words.ts'
import { daysSince } from '../kit/dates.ts'
import { colours } from '../theme/theme.ts'

/** The title of a form. */
export const useFormTitle = () => {
  const lang = useLang()
  return (name: string) => (forms as Readonly<Record<string, Form>>)[name]?.title[lang] ?? name
}

/** Counts of applications by form and status. */
const useSummaries = () =>
  useQuery({
    queryKey: ['applications', 'summary'],
    queryFn: ({ signal }) => ask(applicationCalls.summary, { signal }),
    refetchInterval: 60_000,
  })

const ageColours = { day: colours.ok, week: '#5b7f2b', month: colours.gold, older: colours.error } as const

/** How long those that wait have been waiting, as one bar. */
const Ageing = ({ ageing }: Pick<FormSummary, 'ageing'>) => {
  const total = ageing.day + ageing.week + ageing.month + ageing.older
  if (total === 0) return <Box sx={{ height: 6 }} />
  return (
    <Box aria-hidden sx={{ display: 'flex', height: 6, borderRadius: 1.5, overflow: 'hidden', gap: '1px' }}>
      {(Object.keys(ageColours) as (keyof typeof ageColours)[]).map((age) => (
        <Box key={age} sx={{ backgroundColor: ageColours[age] }} style={{ width: `${(ageing[age] / total) * 100}%` }} />
      ))}
    </Box>
  )
}

/** Every form with how many applications wait and for how long; pressing one shows its applications. */
export const FormSummaries = ({ chosen, onChoose }: { chosen: string | undefined; onChoose: (form: string | undefined) => void }) => {
  const { applications: words } = useWords()
  const titleOf = useFormTitle()
  const { data = [] } = useSummaries()
  // Forms with nothing to do are found by the filter below; here they would push the inbox out of sight.
  const shown = data.filter(({ form, received, in_work }) => received + in_work > 0 || form === chosen)
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 1,
        // One row that is scrolled on a phone: below each other the cards would push the inbox out of sight.
        gridAutoFlow: { xs: 'column', sm: 'row' },
        gridAutoColumns: { xs: '208px', sm: 'auto' },
        gridTemplateColumns: { xs: 'none', sm: 'repeat(auto-fill, minmax(208px, 1fr))' },
        overflowX: { xs: 'auto', sm: 'visible' },
        mb: shown.length > 0 ? 2 : 0,
      }}
    >
      {shown.map(({ form, received, in_work, overdue, ageing, oldest_at }) => (
        <ButtonBase
          key={form}
          aria-pressed={chosen === form}
          onClick={() => onChoose(chosen === form ? undefined : form)}
          sx={{
            display: 'block',
            textAlign: 'left',
            p: 1.5,
            borderRadius: 1.25,
            backgroundColor: colours.paper,
            border: `1px solid ${chosen === form ? colours.crimson : colours.line}`,
            boxShadow: chosen === form ? `inset 0 0 0 1px ${colours.crimson}` : 'none',
          }}
        >
          <Typography variant="body2" noWrap sx={{ fontWeight: 600 }}>
            {titleOf(form)}
          </Typography>
          <Typography variant="body2" component="p" sx={{ mb: 0.5 }}>
            {words.open(received + in_work)}
            {overdue > 0 && (
              <Box component="span" sx={{ color: colours.error, fontWeight: 600, ml: 1 }}>
                {words.overdue}: {overdue}
              </Box>
            )}
          </Typography>
          <Ageing ageing={ageing} />
          <Typography variant="caption" color="textSecondary" component="p" noWrap sx={{ mt: 0.5, minHeight: '1.4em' }}>
            {oldest_at && received + in_work > 0 ? words.oldest(daysSince(oldest_at)) : ''}
          </Typography>
        </ButtonBase>
      ))}
    </Box>
  )
}
