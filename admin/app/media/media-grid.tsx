import { Box, ButtonBase, Typography } from '@mui/material'
import type { MediaItem } from '@narkhoz/contract/admin/media.ts'
import { useLang, useWords } from '../i18n/words.ts'
import { Empty } from '../kit/empty.tsx'
import { ErrorNotice } from '../kit/error-notice.tsx'
import { Loading } from '../kit/loading.tsx'
import { Pages } from '../kit/pages.tsx'
import { readableSize } from '../kit/sizes.ts'
import { readable } from '../schema/values.ts'
import { colours } from '../theme/theme.ts'
import { Thumbnail } from './thumbnail.tsx'
import { type MediaQuery, useMedia } from './use-media.ts'

const endingOf = ({ key }: MediaItem) => key.replace(/^.*\./, '').toUpperCase()

/** The name of a file. */
export const mediaName = ({ name, key }: Pick<MediaItem, 'name' | 'key'>) => name ?? key

/** A page of the library as pictures; pressing one chooses it. */
export const MediaGrid = ({
  query,
  onPage,
  onChoose,
}: {
  query: MediaQuery
  onPage: (page: number) => void
  onChoose: (item: MediaItem) => void
}) => {
  const { media } = useWords()
  const lang = useLang()
  const { data, error, isPending, refetch } = useMedia(query)
  if (isPending) return <Loading height={240} />
  if (error) return <ErrorNotice failure={error} retry={refetch} />
  const { data: items, meta } = data
  if (items.length === 0) return <Empty title={query.q ? media.nothing : media.empty} />
  return (
    <>
      <Box
        component="ul"
        sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5, gridTemplateColumns: 'repeat(auto-fill, minmax(164px, 1fr))' }}
      >
        {items.map((item) => (
          <li key={item.key}>
            <ButtonBase
              onClick={() => onChoose(item)}
              sx={{
                display: 'block',
                width: '100%',
                textAlign: 'left',
                borderRadius: 1.25,
                overflow: 'hidden',
                border: `1px solid ${colours.line}`,
                backgroundColor: colours.paper,
                '&:hover, &:focus-visible': { borderColor: colours.crimson },
              }}
            >
              <Thumbnail item={item} />
              <Box sx={{ p: 1 }}>
                <Typography variant="caption" component="p" noWrap sx={{ fontWeight: 580 }}>
                  {readable(item.alt, lang) || (item.name ?? (item.width ? media.drawn : item.key))}
                </Typography>
                <Typography variant="caption" color="textSecondary" component="p" noWrap>
                  {item.width ? `${item.width} × ${item.height}` : `${endingOf(item)}, ${readableSize(item.size, lang)}`}
                </Typography>
              </Box>
            </ButtonBase>
          </li>
        ))}
      </Box>
      {meta.last_page > 1 && (
        <Pages count={meta.last_page} page={query.page} onPage={onPage} sx={{ mt: 2, display: 'flex', justifyContent: 'center' }} />
      )}
    </>
  )
}
