import { Box, Card, ToggleButton, ToggleButtonGroup, Typography } from '@mui/material'
import { isLocale, locales } from '@narkhoz/contract/locales.ts'
import { type ReactNode, useEffect } from 'react'
import { useLocaleState } from '../i18n/language.tsx'
import { ownNames } from '../i18n/own-names.ts'
import { useDash, useLang, useWords } from '../i18n/words.ts'
import { noteChosenLanguage } from '../session/chosen-language.ts'
import { colours } from '../theme/theme.ts'
import ornament from './ornament.svg'

/** What everybody sees who is not signed in: the language, and one form. */
export const SignInLayout = ({ title, lead, children }: { title: string; lead?: string; children: ReactNode }) => {
  const words = useWords()
  const lang = useLang()
  const dash = useDash()
  const [, setLocale] = useLocaleState()
  useEffect(() => {
    document.title = `${title}${dash}${words.name.university}`
  }, [title, dash, words])
  return (
    <Box
      component="main"
      sx={{
        minHeight: '100vh',
        display: 'flex',
        flexDirection: 'column',
        alignItems: 'center',
        justifyContent: 'center',
        gap: 3,
        p: 2,
        backgroundColor: colours.crimsonDeep,
        backgroundImage: `url(${ornament})`,
        backgroundSize: '160px',
      }}
    >
      <Typography sx={{ color: '#ffffff', fontWeight: 680, fontSize: '1.375rem', letterSpacing: '-0.01em' }}>
        {words.name.university}
      </Typography>
      <Card sx={{ width: '100%', maxWidth: 432, p: { xs: 3, sm: 4 }, border: 0 }}>
        <ToggleButtonGroup
          exclusive
          fullWidth
          size="small"
          value={lang}
          aria-label={words.language}
          onChange={(_, chosen: unknown) => {
            if (!isLocale(chosen)) return
            noteChosenLanguage(chosen)
            setLocale(chosen)
          }}
          sx={{ mb: 3 }}
        >
          {locales.map((one) => (
            <ToggleButton key={one} value={one}>
              {ownNames[one]}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        <Typography variant="h1" sx={{ mb: lead ? 0.5 : 2.5 }}>
          {title}
        </Typography>
        {lead && (
          <Typography color="textSecondary" sx={{ mb: 2.5 }}>
            {lead}
          </Typography>
        )}
        {children}
      </Card>
    </Box>
  )
}
