import { Button } from '@mui/material'
import { Link } from 'react-router'
import { useWords } from '../i18n/words.ts'
import { Empty } from '../kit/empty.tsx'
import { Page } from '../kit/page.tsx'

/** There is no such screen. */
export const NotFound = () => {
  const { failures, sections } = useWords()
  return (
    <Page title={failures.notFound}>
      <Empty title={failures.notFoundHint}>
        <Button variant="contained" component={Link} to="/">
          {sections.dashboard}
        </Button>
      </Empty>
    </Page>
  )
}

/** The section is there, and not for this account. */
export const NotAllowed = () => {
  const { failures, sections } = useWords()
  return (
    <Page title={failures.notAllowed}>
      <Empty title={failures.notAllowedHint}>
        <Button variant="contained" component={Link} to="/">
          {sections.dashboard}
        </Button>
      </Empty>
    </Page>
  )
}
