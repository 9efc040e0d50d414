import Translate from '@mui/icons-material/Translate'
import { IconButton, Menu, MenuItem, Tooltip } from '@mui/material'
import { accountCalls } from '@narkhoz/contract/admin/accounts.ts'
import { locales } from '@narkhoz/contract/locales.ts'
import { useState } from 'react'
import { tell } from '../api/ask.ts'
import { keepLanguage } from '../i18n/kept-language.ts'
import { useLocaleState } from '../i18n/language.tsx'
import { ownNames } from '../i18n/own-names.ts'
import { useLang, useWords } from '../i18n/words.ts'
import { useAction } from '../kit/use-action.ts'
import { useRefreshCurrentUser } from '../session/current-user.tsx'
import { useMayLeave } from './leave-guard.tsx'

/** The language of the screens, stored with the account: mails to its owner use it too. */
export const LanguageChoice = () => {
  const words = useWords()
  const lang = useLang()
  const [, setLocale] = useLocaleState()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const refreshMe = useRefreshCurrentUser()
  const mayLeave = useMayLeave()
  const [choose] = useAction(async (chosen: (typeof locales)[number]) => {
    // Another language renders everything again, forms included.
    if (!(await mayLeave())) return
    keepLanguage(chosen)
    setLocale(chosen)
    await tell(accountCalls.updateMe, { body: { lang: chosen } })
    await refreshMe()
  })
  return (
    <>
      <Tooltip title={words.language}>
        <IconButton
          color="inherit"
          aria-label={words.language}
          aria-haspopup="menu"
          onClick={({ currentTarget }) => setAnchor(currentTarget)}
        >
          <Translate />
        </IconButton>
      </Tooltip>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {locales.map((one) => (
          <MenuItem
            key={one}
            selected={one === lang}
            onClick={() => {
              setAnchor(null)
              void choose(one)
            }}
          >
            {ownNames[one]}
          </MenuItem>
        ))}
      </Menu>
    </>
  )
}
