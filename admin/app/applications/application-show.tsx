import ArrowBack from '@mui/icons-material/ArrowBack'
import Print from '@mui/icons-material/PrintOutlined'
import { Box, Button, IconButton, Stack, Tooltip } from '@mui/material'
import { applicationCalls } from '@narkhoz/contract/admin/applications.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link, useNavigate, useParams } from 'react-router'
import { ask, tell } from '../api/ask.ts'
import { RefusedError } from '../api/failure.ts'
import { useWords } from '../i18n/words.ts'
import { useConfirm } from '../kit/confirm.tsx'
import { ErrorNotice } from '../kit/error-notice.tsx'
import { Gone } from '../kit/gone.tsx'
import { Loading } from '../kit/loading.tsx'
import { useNotify } from '../kit/notify.tsx'
import { Page } from '../kit/page.tsx'
import { useAction } from '../kit/use-action.ts'
import { useMay } from '../session/current-user.tsx'
import { ApplicationControls } from './application-controls.tsx'
import { ApplicationFacts } from './application-facts.tsx'
import { ApplicationHistory } from './application-history.tsx'
import { ApplicationLines } from './application-lines.tsx'
import { ApplicationMails } from './application-mails.tsx'
import { ApplicationReply } from './application-reply.tsx'
import { ApplicationStatusChip } from './application-status.tsx'
import { ApplicationViewers } from './application-viewers.tsx'
import { useFormTitle } from './form-summaries.tsx'

/** One application: input, history, and reply. */
export const ApplicationShow = () => {
  const { applications: words } = useWords()
  const { id = '' } = useParams()
  const notify = useNotify()
  const navigate = useNavigate()
  const confirm = useConfirm()
  const queries = useQueryClient()
  const titleOf = useFormTitle()
  const [isAnswerer, isEraser] = [useMay('applications.answer'), useMay('applications.erase')]
  const { data, error, refetch } = useQuery({
    queryKey: ['applications', 'one', id],
    queryFn: ({ signal }) => ask(applicationCalls.read, { params: { id }, signal }),
  })
  const refresh = () => queries.invalidateQueries({ queryKey: ['applications'] })
  const [erase] = useAction(async () => {
    if (!(await confirm({ title: words.erase, text: words.eraseSure, yes: words.erase, isDangerous: true }))) return
    await tell(applicationCalls.erase, { params: { id } })
    notify(words.erased, { type: 'success', scope: 'next screen' })
    navigate('/applications')
    await refresh()
  })
  if (error instanceof RefusedError && error.status === 404) return <Gone title={words.gone} to="/applications" list={words.title} />
  // What is shown stays where it could not be asked for anew: somebody writes an answer in it.
  if (error && !data)
    return (
      <Box sx={{ p: 3 }}>
        <ErrorNotice failure={error} retry={refetch} />
      </Box>
    )
  if (!data) return <Loading />
  return (
    <Page
      title={data.name ?? data.email ?? data.phone ?? data.code}
      above={
        <Button component={Link} to="/applications" size="small" startIcon={<ArrowBack />} sx={{ ml: -0.5, displayPrint: 'none' }}>
          {words.title}
        </Button>
      }
      beside={<ApplicationStatusChip status={data.status} />}
      lead={`${titleOf(data.form)} · ${data.code}`}
      actions={
        <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', displayPrint: 'none' }}>
          <Tooltip title={words.print}>
            <IconButton aria-label={words.print} onClick={() => window.print()}>
              <Print />
            </IconButton>
          </Tooltip>
          {isEraser && (
            <Button color="error" onClick={() => void erase()}>
              {words.erase}
            </Button>
          )}
        </Box>
      }
    >
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 320px' }, alignItems: 'start' }}>
        <Stack spacing={2}>
          <ApplicationLines application={data} />
          {isAnswerer && (
            <Box sx={{ displayPrint: 'none' }}>
              <ApplicationReply key={data.id} application={data} onDone={refresh} />
            </Box>
          )}
          <ApplicationHistory application={data} onDone={refresh} />
        </Stack>
        <Stack spacing={2}>
          <ApplicationControls application={data} onDone={refresh} />
          <ApplicationFacts application={data} />
          <ApplicationMails application={data} onDone={refresh} />
          {data.viewers && <ApplicationViewers viewers={data.viewers} />}
        </Stack>
      </Box>
    </Page>
  )
}
