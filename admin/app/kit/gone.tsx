import { Button } from '@mui/material'
import { Link } from 'react-router'
import { useWords } from '../i18n/words.ts'
import { Empty } from './empty.tsx'
import { Page } from './page.tsx'

/** What stands at the address of something that is not there: trying again would not help, so the way to its list is shown. */
export const Gone = ({ title, to, list }: { title: string; to: string; list: string }) => {
  const { failures } = useWords()
  return (
    <Page title={title}>
      <Empty title={failures.notFoundHint}>
        <Button variant="contained" component={Link} to={to}>
          {list}
        </Button>
      </Empty>
    </Page>
  )
}
