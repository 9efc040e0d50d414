import { Button } from '@mui/material'
import { Link } from 'react-router'
import { useWords } from '../i18n/words.ts'
import { Empty } from './empty.tsx'
import { Page } from './page.tsx'

/** The placeholder of a missing item: a retry would not help, so it links to its list. */
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
