import ArrowBack from '@mui/icons-material/ArrowBack'
import { Box, Button, Card, Chip, MenuItem, Stack, TextField, Typography } from '@mui/material'
import { applicationCalls, placeholders, type ReplyTemplate } from '@narkhoz/contract/admin/applications.ts'
import { formsOf } from '@narkhoz/contract/admin/roles.ts'
import type { FormName } from '@narkhoz/contract/forms/registry.ts'
import { type Locale, languageTags, locales } from '@narkhoz/contract/locales.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useRef, useState } from 'react'
import { Link, useNavigate, useParams } from 'react-router'
import { ask, tell } from '../api/ask.ts'
import { RefusedError } from '../api/failure.ts'
import { useFormTitle } from '../applications/form-summaries.tsx'
import { useDash, useLang, useWords } from '../i18n/words.ts'
import { CheckedForm } from '../kit/checked-form.tsx'
import { useConfirm } from '../kit/confirm.tsx'
import { ErrorNotice } from '../kit/error-notice.tsx'
import { Gone } from '../kit/gone.tsx'
import { Loading } from '../kit/loading.tsx'
import { useNotify } from '../kit/notify.tsx'
import { Page } from '../kit/page.tsx'
import { useUnsaved } from '../kit/unsaved.ts'
import { useAction, useSave } from '../kit/use-action.ts'
import { useCurrentUser } from '../session/current-user.tsx'
import { LeaveGuard } from '../shell/leave-guard.tsx'

const longest = 10_000

const Form = ({ template }: { template: ReplyTemplate | undefined }) => {
  const words = useWords()
  const { templates: own, common } = words
  const lang = useLang()
  const dash = useDash()
  const me = useCurrentUser()
  const titleOf = useFormTitle()
  const notify = useNotify()
  const navigate = useNavigate()
  const confirm = useConfirm()
  const queries = useQueryClient()
  const forms = formsOf(me)
  const [form, setForm] = useState<FormName | ''>(template?.form ?? forms[0] ?? '')
  const [spoken, setSpoken] = useState<Locale>(template?.lang ?? lang)
  const [title, setTitle] = useState(template?.title ?? '')
  const [text, setText] = useState(template?.text ?? '')
  const over = text.trim().length - longest
  const isDone = useRef(false)
  useUnsaved(() => !isDone.current && (title !== (template?.title ?? '') || text !== (template?.text ?? '')))
  const leave = async (said: string) => {
    isDone.current = true
    await queries.invalidateQueries({ queryKey: ['templates'] })
    notify(said, { type: 'success', scope: 'next screen' })
    navigate('/templates')
  }
  const [save, isUnderWay, failed] = useSave(async () => {
    if (form === '' || over > 0) return
    const body = { form, lang: spoken, title, text }
    if (template) await tell(applicationCalls.updateTemplate, { params: { id: template.id }, body })
    else await tell(applicationCalls.createTemplate, { body })
    await leave(own.saved)
  })
  const [remove] = useAction(async () => {
    if (!template || !(await confirm({ title: common.delete, text: own.deleteSure, yes: common.delete, isDangerous: true }))) return
    await tell(applicationCalls.deleteTemplate, { params: { id: template.id } })
    await leave(own.deleted)
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void save()
  }
  return (
    <Page
      title={template?.title ?? own.create}
      width={900}
      above={
        <Button component={Link} to="/templates" size="small" startIcon={<ArrowBack />} sx={{ ml: -0.5 }}>
          {own.title}
        </Button>
      }
    >
      <LeaveGuard />
      <Card sx={{ p: 3 }}>
        <CheckedForm spacing={2} onSubmit={submit} failed={failed}>
          <Box sx={{ display: 'flex', gap: 2, flexWrap: 'wrap' }}>
            <TextField
              select
              label={own.form}
              value={form}
              onChange={({ target }) => setForm(target.value as FormName)}
              sx={{ flex: 2, minWidth: 220 }}
            >
              {forms.map((name) => (
                <MenuItem key={name} value={name}>
                  {titleOf(name)}
                </MenuItem>
              ))}
            </TextField>
            <TextField
              select
              label={own.lang}
              value={spoken}
              onChange={({ target }) => setSpoken(target.value as Locale)}
              sx={{ flex: 1, minWidth: 160 }}
            >
              {locales.map((one) => (
                <MenuItem key={one} value={one}>
                  {words.languages[one]}
                </MenuItem>
              ))}
            </TextField>
          </Box>
          <TextField
            name="title"
            label={own.name}
            required
            value={title}
            onChange={({ target }) => setTitle(target.value)}
            slotProps={{ htmlInput: { maxLength: 200 } }}
          />
          <TextField
            name="text"
            label={own.text}
            required
            multiline
            minRows={8}
            value={text}
            onChange={({ target }) => setText(target.value)}
            error={over > 0}
            helperText={over > 0 ? common.tooLong(over) : own.textHint}
            slotProps={{ htmlInput: { lang: languageTags[spoken] } }}
          />
          <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
            <Typography variant="caption" color="textSecondary">
              {own.placeholders}
            </Typography>
            {Object.entries(placeholders).map(([sign, label]) => (
              <Chip key={sign} size="small" label={`${sign}${dash}${label[lang]}`} onClick={() => setText(`${text}${sign}`)} />
            ))}
          </Box>
          <Stack direction="row" spacing={1}>
            <Button type="submit" variant="contained" disabled={over > 0} loading={isUnderWay}>
              {common.save}
            </Button>
            {template && (
              <Button color="error" onClick={() => void remove()}>
                {common.delete}
              </Button>
            )}
          </Stack>
        </CheckedForm>
      </Card>
    </Page>
  )
}

/** A new template. */
export const TemplateCreate = () => <Form template={undefined} />

/** One template. */
export const TemplateEdit = () => {
  const { templates: own } = useWords()
  const { id = '' } = useParams()
  const { data, error, refetch } = useQuery({
    queryKey: ['templates', 'one', id],
    queryFn: ({ signal }) => ask(applicationCalls.template, { params: { id }, signal }),
    gcTime: 0,
  })
  if (error instanceof RefusedError && error.status === 404) return <Gone title={own.gone} to="/templates" list={own.title} />
  if (error)
    return (
      <Box sx={{ p: 3 }}>
        <ErrorNotice failure={error} retry={refetch} />
      </Box>
    )
  return data ? <Form key={data.id} template={data} /> : <Loading />
}
