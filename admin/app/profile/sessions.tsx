import { Box, Button, Stack, Typography } from '@mui/material'
import { accountCalls } from '@narkhoz/contract/admin/accounts.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { ask, tell } from '../api/ask.ts'
import { useWords } from '../i18n/words.ts'
import { useDates } from '../kit/dates.ts'
import { ErrorNotice } from '../kit/error-notice.tsx'
import { useNotify } from '../kit/notify.tsx'
import { Section } from '../kit/section.tsx'
import { StateChip } from '../kit/state-chip.tsx'
import { useAction } from '../kit/use-action.ts'
import { colours } from '../theme/theme.ts'
import { browserName } from './browser-name.ts'
import { networkAddress } from './network-address.ts'

/** Where one is signed in; each of the sessions can be ended. */
export const Sessions = () => {
  const { profile: own } = useWords()
  const dates = useDates()
  const notify = useNotify()
  const queries = useQueryClient()
  const {
    data = [],
    error,
    refetch,
  } = useQuery({
    queryKey: ['sessions'],
    queryFn: ({ signal }) => ask(accountCalls.sessions, { signal }),
  })
  const done = async () => {
    await queries.invalidateQueries({ queryKey: ['sessions'] })
    notify(own.ended, { type: 'success' })
  }
  const [end] = useAction(async (id: string) => {
    await tell(accountCalls.endSession, { params: { id } })
    await done()
  })
  const [endOthers] = useAction(async () => {
    await tell(accountCalls.endOtherSessions)
    await done()
  })
  return (
    <Section title={own.sessions} hint={own.sessionsHint}>
      {error && <ErrorNotice failure={error} retry={refetch} />}
      <Stack component="ul" spacing={1} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {data.map(({ id, current, browser, address, last_seen_at }) => (
          <Box
            key={id}
            component="li"
            sx={{ display: 'flex', gap: 2, alignItems: 'center', p: 1.25, border: `1px solid ${colours.line}`, borderRadius: 1 }}
          >
            <Box sx={{ flexGrow: 1, minWidth: 0 }}>
              <Typography sx={{ fontWeight: 560 }}>{browserName(browser) ?? own.unknownBrowser}</Typography>
              <Typography variant="caption" color="textSecondary">
                {[networkAddress(address), own.lastSeen(dates.moment(last_seen_at))].filter(Boolean).join(' · ')}
              </Typography>
            </Box>
            {current ? (
              <StateChip tone="ok" label={own.thisOne} />
            ) : (
              <Button
                size="small"
                color="error"
                onClick={() => void end(id)}
                aria-label={`${own.end}: ${browserName(browser) ?? own.unknownBrowser}`}
              >
                {own.end}
              </Button>
            )}
          </Box>
        ))}
      </Stack>
      {data.length > 1 && (
        <Button color="error" onClick={() => void endOthers()} sx={{ mt: 1 }}>
          {own.endOthers}
        </Button>
      )}
    </Section>
  )
}
