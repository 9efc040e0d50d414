import { Box, Button, Typography } from '@mui/material'
import { type Miss, missCalls } from '@narkhoz/contract/admin/misses.ts'
import { slugFrom } from '@narkhoz/contract/admin/slug-from.ts'
import { synonym } from '@narkhoz/contract/entities/synonym.ts'
import { languageTags } from '@narkhoz/contract/locales.ts'
import { useQueryClient } from '@tanstack/react-query'
import { Link } from 'react-router'
import { tell } from '../api/ask.ts'
import { beginWith } from '../entries/use-initial-values.ts'
import { useWords } from '../i18n/words.ts'
import { useDates } from '../kit/dates.ts'
import { useNotify } from '../kit/notify.tsx'
import { Section } from '../kit/section.tsx'
import { useAction } from '../kit/use-action.ts'
import { redirectFrom } from '../redirects/use-begun.ts'
import { useMay } from '../session/current-user.tsx'
import { Lines } from './lines.tsx'

const Missing = ({ miss: { lang, query, count, last_at } }: { miss: Miss }) => {
  const { dashboard: own, languages } = useWords()
  const dates = useDates()
  const notify = useNotify()
  const queries = useQueryClient()
  const mayRedirect = useMay('redirects.write')
  const [settle, isUnderWay] = useAction(async () => {
    await tell(missCalls.settle, { body: { lang, query } })
    await queries.invalidateQueries({ queryKey: ['dashboard'] })
    notify(own.missedDoneTold, { type: 'success' })
  })
  const slug = slugFrom(query)
  return (
    <li>
      <Typography component="span" lang={languageTags[lang]} sx={{ fontWeight: 560, overflowWrap: 'anywhere' }}>
        {query}
      </Typography>
      <Typography variant="caption" color="textSecondary" component="div">
        {languages[lang]} · {own.missedTimes(count, dates.moment(last_at))}
      </Typography>
      <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', mt: 0.5, ml: -0.5 }}>
        <Button
          size="small"
          component={Link}
          to={`/${synonym.plural}/create`}
          state={beginWith({ words: { [lang]: query } })}
          aria-label={`${own.missedSynonym}: ${query}`}
        >
          {own.missedSynonym}
        </Button>
        {mayRedirect && slug && (
          <Button
            size="small"
            component={Link}
            to="/redirects"
            state={redirectFrom(`/${slug}`)}
            aria-label={`${own.missedRedirect}: ${query}`}
          >
            {own.missedRedirect}
          </Button>
        )}
        <Button size="small" color="inherit" loading={isUnderWay} onClick={() => void settle()} aria-label={`${own.missedDone}: ${query}`}>
          {own.missedDone}
        </Button>
      </Box>
    </li>
  )
}

/** What visitors looked for in vain, and what can be done about it. */
export const Missed = ({ misses }: { misses: readonly Miss[] }) => {
  const { dashboard: own } = useWords()
  return (
    <Section title={own.missed} {...(misses.length > 0 && { hint: own.missedHint })}>
      {misses.length === 0 && <Typography color="textSecondary">{own.missedEmpty}</Typography>}
      <Lines>
        {misses.map((miss) => (
          <Missing key={`${miss.lang} ${miss.query}`} miss={miss} />
        ))}
      </Lines>
    </Section>
  )
}
