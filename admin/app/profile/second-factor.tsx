import { Alert, Box, Button, Stack, TextField, Typography } from '@mui/material'
import { authCalls, type secondFactorSchema } from '@narkhoz/contract/admin/accounts.ts'
import { type FormEvent, useState } from 'react'
import type * as v from 'valibot'
import { ask, tell } from '../api/ask.ts'
import { useWords } from '../i18n/words.ts'
import { CheckedForm } from '../kit/checked-form.tsx'
import { useNotify } from '../kit/notify.tsx'
import { Section } from '../kit/section.tsx'
import { useSave } from '../kit/use-action.ts'
import { useCurrentUser, useRefreshCurrentUser } from '../session/current-user.tsx'
import { PasswordField } from '../sign-in/password-field.tsx'
import { QrCode } from './qr-code.tsx'

const renew = 'renew'

type SecondFactorSetup = v.InferOutput<typeof secondFactorSchema>

/** Handwritten codes have mistakes: they are copied, or saved as a file. */
const KeepCodes = ({ codes }: { codes: readonly string[] }) => {
  const { profile: own, common } = useWords()
  const notify = useNotify()
  const text = codes.join('\n')
  const copy = async () => {
    await navigator.clipboard.writeText(text)
    notify(common.copied, { type: 'success' })
  }
  return (
    <Stack direction="row" spacing={1} sx={{ mt: 1 }}>
      <Button size="small" variant="outlined" onClick={() => void copy()}>
        {own.codesCopy}
      </Button>
      <Button
        size="small"
        component="a"
        href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
        download="narxoz-backup-codes.txt"
      >
        {own.codesDownload}
      </Button>
    </Stack>
  )
}

/** Codes, shown once. */
const Codes = ({ codes, hint, onKept }: { codes: readonly string[]; hint?: string; onKept?: () => void }) => {
  const { profile: own } = useWords()
  return (
    <Alert severity="warning">
      <strong>{own.codes}</strong>
      {hint && <div>{hint}</div>}
      <div>{own.codesHint}</div>
      <Box component="pre" sx={{ m: 0, mt: 1, fontSize: '0.9375rem', columns: 2, width: 'fit-content' }}>
        {codes.join('\n')}
      </Box>
      <KeepCodes codes={codes} />
      {onKept && (
        <Button size="small" variant="contained" onClick={onKept} sx={{ mt: 2 }}>
          {own.codesKept}
        </Button>
      )}
    </Alert>
  )
}

const Setup = ({ offered, onDone }: { offered: SecondFactorSetup; onDone: () => void }) => {
  const { profile: own } = useWords()
  const notify = useNotify()
  const refreshMe = useRefreshCurrentUser()
  const [code, setCode] = useState('')
  const [confirm, isUnderWay, failed] = useSave(async () => {
    await tell(authCalls.confirmSecondFactor, { body: { code } })
    await refreshMe()
    notify(own.enabled, { type: 'success' })
    onDone()
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void confirm()
  }
  return (
    <Stack spacing={2}>
      <Typography>{own.scan}</Typography>
      <Box sx={{ display: 'flex', gap: 3, flexWrap: 'wrap' }}>
        <QrCode text={offered.uri} label={own.scan} />
        <Stack spacing={2} sx={{ flex: 1, minWidth: 240 }}>
          <TextField
            label={own.secret}
            value={offered.secret}
            slotProps={{ htmlInput: { readOnly: true } }}
            onFocus={({ target }) => target.select()}
          />
          <Codes codes={offered.backup_codes} />
          <CheckedForm direction="row" spacing={1} onSubmit={submit} failed={failed}>
            <TextField
              name="code"
              label={own.confirmCode}
              required
              value={code}
              onChange={({ target }) => setCode(target.value)}
              slotProps={{ htmlInput: { inputMode: 'numeric', autoComplete: 'one-time-code', maxLength: 8 } }}
            />
            <Button type="submit" variant="contained" loading={isUnderWay}>
              {own.confirm}
            </Button>
          </CheckedForm>
        </Stack>
      </Box>
    </Stack>
  )
}

/** The second factor: switch on with an authenticator app, renew backup codes, switch off. */
export const SecondFactor = () => {
  const { profile: own } = useWords()
  const me = useCurrentUser()
  const notify = useNotify()
  const refreshMe = useRefreshCurrentUser()
  const [password, setPassword] = useState('')
  const [code, setCode] = useState('')
  const [offered, setOffered] = useState<SecondFactorSetup>()
  const [renewed, setRenewed] = useState<readonly string[]>()
  const [change, isUnderWay, failed] = useSave(async (isRenewing: boolean) => {
    if (me.two_factor && isRenewing) {
      setRenewed((await ask(authCalls.renewBackupCodes, { body: { password, code } })).backup_codes)
    } else if (me.two_factor) {
      await tell(authCalls.disableSecondFactor, { body: { password, code } })
      await refreshMe()
      notify(own.disabled, { type: 'success' })
    } else setOffered(await ask(authCalls.enableSecondFactor, { body: { password } }))
    setPassword('')
    setCode('')
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void change(event.nativeEvent instanceof SubmitEvent && event.nativeEvent.submitter?.getAttribute('value') === renew)
  }
  return (
    <Section title={own.secondFactor} hint={me.two_factor ? own.secondFactorOn : own.secondFactorOff}>
      {offered ? (
        <Setup offered={offered} onDone={() => setOffered(undefined)} />
      ) : renewed ? (
        <Codes codes={renewed} hint={own.codesRenewed} onKept={() => setRenewed(undefined)} />
      ) : (
        <CheckedForm
          direction={{ xs: 'column', sm: 'row' }}
          spacing={1}
          onSubmit={submit}
          failed={failed}
          sx={{ maxWidth: me.two_factor ? 720 : 480, alignItems: { sm: 'flex-start' } }}
        >
          <PasswordField
            name="password"
            label={own.confirmPassword}
            required
            value={password}
            onChange={({ target }) => setPassword(target.value)}
            autoComplete="current-password"
          />
          {me.two_factor && (
            <TextField
              name="code"
              label={own.disableCode}
              required
              value={code}
              onChange={({ target }) => setCode(target.value)}
              slotProps={{ htmlInput: { autoComplete: 'one-time-code', maxLength: 40 } }}
            />
          )}
          {me.two_factor && (
            // Before "Switch off": Enter presses the first one.
            <Button type="submit" value={renew} variant="outlined" loading={isUnderWay} sx={{ flexShrink: 0 }}>
              {own.codesRenew}
            </Button>
          )}
          <Button
            type="submit"
            variant={me.two_factor ? 'text' : 'outlined'}
            color={me.two_factor ? 'error' : 'primary'}
            loading={isUnderWay}
            sx={{ flexShrink: 0 }}
          >
            {me.two_factor ? own.disable : own.enable}
          </Button>
        </CheckedForm>
      )}
    </Section>
  )
}
