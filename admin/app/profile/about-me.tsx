import { Button, MenuItem, TextField, Typography } from '@mui/material'
import { accountCalls } from '@narkhoz/contract/admin/accounts.ts'
import { roleLabels } from '@narkhoz/contract/admin/roles.ts'
import { type Locale, locales } from '@narkhoz/contract/locales.ts'
import { type FormEvent, useState } from 'react'
import { tell } from '../api/ask.ts'
import { keepLanguage } from '../i18n/kept-language.ts'
import { useLocaleState } from '../i18n/language.tsx'
import { ownNames } from '../i18n/own-names.ts'
import { useLang, useWords } from '../i18n/words.ts'
import { CheckedForm } from '../kit/checked-form.tsx'
import { useNotify } from '../kit/notify.tsx'
import { Section } from '../kit/section.tsx'
import { useSave } from '../kit/use-action.ts'
import { useCurrentUser, useRefreshCurrentUser } from '../session/current-user.tsx'

/** One's name and the language of the screens. */
export const AboutMe = () => {
  const { profile: own, common } = useWords()
  const screens = useLang()
  const me = useCurrentUser()
  const notify = useNotify()
  const refreshMe = useRefreshCurrentUser()
  const [, setLocale] = useLocaleState()
  const [name, setName] = useState(me.name)
  const [lang, setLang] = useState<Locale>(me.lang)
  const [save, isUnderWay, failed] = useSave(async () => {
    await tell(accountCalls.updateMe, { body: { name, lang } })
    await refreshMe()
    if (lang !== me.lang) keepLanguage(lang)
    setLocale(lang)
    notify(own.saved, { type: 'success' })
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void save()
  }
  return (
    <Section title={own.about}>
      <CheckedForm spacing={2} onSubmit={submit} failed={failed} sx={{ maxWidth: 480 }}>
        <Typography color="textSecondary">
          {me.email} · {roleLabels[me.role][screens]}
        </Typography>
        <TextField
          name="name"
          label={own.name}
          required
          value={name}
          onChange={({ target }) => setName(target.value)}
          autoComplete="name"
          slotProps={{ htmlInput: { maxLength: 200 } }}
        />
        <TextField select label={own.lang} value={lang} onChange={({ target }) => setLang(target.value as Locale)}>
          {locales.map((one) => (
            <MenuItem key={one} value={one}>
              {ownNames[one]}
            </MenuItem>
          ))}
        </TextField>
        <div>
          <Button type="submit" variant="contained" loading={isUnderWay}>
            {common.save}
          </Button>
        </div>
      </CheckedForm>
    </Section>
  )
}
