import { Alert, AlertTitle, Box, Button } from '@mui/material'
import type { Entity } from '@narkhoz/contract/entities/entity.ts'
import { Link } from 'react-router'
import { useLang, useWords } from '../i18n/words.ts'
import { useDates } from '../kit/dates.ts'
import { Empty } from '../kit/empty.tsx'
import { Loading } from '../kit/loading.tsx'
import { Page } from '../kit/page.tsx'
import { useAction } from '../kit/use-action.ts'
import { readable } from '../schema/values.ts'
import { useMay } from '../session/current-user.tsx'
import { useBringBack } from './use-bring-back.tsx'
import { useDeletedEntry } from './use-deleted-entry.ts'

/** The screen of a missing entry: restoring it, or a link to the list. */
export const MissingEntry = ({ entity: { plural, label }, id }: { entity: Entity; id: string }) => {
  const { trash, sections, common, failures } = useWords()
  const lang = useLang()
  const dates = useDates()
  const isWriter = useMay('content.write')
  const bringBack = useBringBack()
  const [run, isUnderWay] = useAction((number: number) => bringBack([{ plural, id: number }]))
  const { data = [], isFetching } = useDeletedEntry(plural, id, isWriter)
  if (isFetching) return <Loading />
  const [entry] = data
  const toList = (
    <Button component={Link} to={`/${plural}`}>
      {label[lang]}
    </Button>
  )
  if (!entry)
    return (
      <Page title={trash.isGone}>
        <Empty title={failures.notFoundHint}>{toList}</Empty>
      </Page>
    )
  const { heading, deleted_by, deleted_at, erased_at } = entry
  return (
    <Page title={readable(heading, lang) || common.unnamed}>
      <Alert severity="info" sx={{ mb: 2 }}>
        <AlertTitle>{trash.isDeleted}</AlertTitle>
        {trash.whoWhen(deleted_by ?? common.whoever, dates.moment(deleted_at), dates.day(erased_at))}
      </Alert>
      <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
        <Button variant="contained" loading={isUnderWay} onClick={() => void run(entry.id)}>
          {trash.bringBack}
        </Button>
        <Button component={Link} to={`/${plural}/deleted`}>
          {sections.deleted}
        </Button>
        {toList}
      </Box>
    </Page>
  )
}
