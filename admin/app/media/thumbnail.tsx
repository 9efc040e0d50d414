import Description from '@mui/icons-material/DescriptionOutlined'
import { Box } from '@mui/material'
import type { MediaItem } from '@narkhoz/contract/admin/media.ts'
import { mediaKeyIn } from '@narkhoz/contract/media.ts'
import { colours } from '../theme/theme.ts'

const smallest = 480

/** A smaller copy of an uploaded photograph where there is one; drawn pictures are small as they are. */
export const smallAddress = (url: string, width: number | null): string => {
  const digest = /^([0-9a-f]{32})\.(?:jpg|png|webp)$/.exec(mediaKeyIn(url) ?? '')?.[1]
  return digest && width && width > smallest ? `/media/${digest}-${smallest}.webp` : url
}

/** A picture or the sign of a document, small. */
export const Thumbnail = ({ item, alt = '' }: { item: Pick<MediaItem, 'url' | 'type' | 'width' | 'focus'>; alt?: string }) => (
  <Box
    sx={{
      aspectRatio: '4 / 3',
      display: 'grid',
      placeItems: 'center',
      overflow: 'hidden',
      backgroundColor: colours.sand,
      '& img': { width: '100%', height: '100%', objectFit: 'cover' },
    }}
  >
    {item.width === null ? (
      <Description sx={{ fontSize: 48, color: colours.control }} />
    ) : (
      <img
        src={smallAddress(item.url, item.width)}
        alt={alt}
        loading="lazy"
        style={item.focus ? { objectPosition: `${item.focus.x}% ${item.focus.y}%` } : undefined}
      />
    )}
  </Box>
)
