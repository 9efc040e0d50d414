import type { MediaItem } from '@narkhoz/contract/admin/media.ts'
import { useState } from 'react'
import { useWords } from '../i18n/words.ts'
import { Page } from '../kit/page.tsx'
import { useMay } from '../session/current-user.tsx'
import { DropZone } from './drop-zone.tsx'
import { MediaDetails } from './media-details.tsx'
import { MediaFilters } from './media-filters.tsx'
import { MediaGrid } from './media-grid.tsx'
import type { MediaQuery } from './use-media.ts'
import { useUploads } from './use-uploads.ts'

/** All public pictures and documents. */
export const MediaLibrary = () => {
  const { media } = useWords()
  const [query, setQuery] = useState<MediaQuery>({ q: '', type: undefined, page: 1 })
  const [chosen, setChosen] = useState<MediaItem>()
  const isAllowed = useMay('media.write')
  const { send, sending, failed, dismiss } = useUploads()
  return (
    <Page title={media.title}>
      {isAllowed && <DropZone sending={sending} failed={failed} onDismiss={dismiss} onFiles={(files) => void send(files)} />}
      <MediaFilters query={query} onChange={setQuery} />
      <MediaGrid query={query} onPage={(page) => setQuery({ ...query, page })} onChoose={setChosen} />
      {chosen && <MediaDetails key={chosen.key} item={chosen} onClose={() => setChosen(undefined)} />}
    </Page>
  )
}
