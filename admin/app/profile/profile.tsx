import { Stack } from '@mui/material'
import { useWords } from '../i18n/words.ts'
import { Page } from '../kit/page.tsx'
import { AboutMe } from './about-me.tsx'
import { ChangeEmail } from './change-email.tsx'
import { ChangePassword } from './change-password.tsx'
import { SecondFactor } from './second-factor.tsx'
import { Sessions } from './sessions.tsx'

/** One's own account: name and language, email, password, second factor, and where one is signed in. */
export const Profile = () => (
  <Page title={useWords().profile.title} width={820}>
    <Stack spacing={2}>
      <AboutMe />
      <ChangeEmail />
      <ChangePassword />
      <SecondFactor />
      <Sessions />
    </Stack>
  </Page>
)
