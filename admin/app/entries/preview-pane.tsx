import Close from '@mui/icons-material/Close'
import ContentCopy from '@mui/icons-material/ContentCopy'
import DesktopWindows from '@mui/icons-material/DesktopWindowsOutlined'
import OpenInNew from '@mui/icons-material/OpenInNew'
import PhoneIphone from '@mui/icons-material/PhoneIphone'
import Refresh from '@mui/icons-material/Refresh'
import { Alert, Box, IconButton, ToggleButton, ToggleButtonGroup, Tooltip, Typography } from '@mui/material'
import { entryCalls } from '@narkhoz/contract/admin/entry-calls.ts'
import { type Locale, locales } from '@narkhoz/contract/locales.ts'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react'
import { useFormContext } from 'react-hook-form'
import { ask } from '../api/ask.ts'
import { useLang, useWords } from '../i18n/words.ts'
import { useDates } from '../kit/dates.ts'
import { ErrorNotice } from '../kit/error-notice.tsx'
import { Loading } from '../kit/loading.tsx'
import { useNotify } from '../kit/notify.tsx'
import { colours } from '../theme/theme.ts'
import { useEntry } from './entry-context.tsx'

const widths = { phone: 390, desktop: 1280 } as const
const pause = 1500
const pauseAfterFailure = 10_000

/** Autosaves while the preview is open, debounced. */
const useSaveWhileSeen = () => {
  const { isDirty, isUnderWay, save } = useEntry()
  const { watch } = useFormContext()
  const [hasFailed, setFailed] = useState(false)
  const saveNow = useEffectEvent(async () => setFailed(!(await save({ isQuiet: true, isAutomatic: true }))))
  useEffect(() => {
    if (!isDirty || isUnderWay) return
    let timer = setTimeout(() => void saveNow(), hasFailed ? pauseAfterFailure : pause)
    const { unsubscribe } = watch(() => {
      clearTimeout(timer)
      timer = setTimeout(() => void saveNow(), pause)
    })
    return () => {
      clearTimeout(timer)
      unsubscribe()
    }
  }, [isDirty, isUnderWay, hasFailed, watch])
}

/** A window of the site, drawn smaller where there is no room for its width. */
const Frame = ({ url, width, title, round }: { url: string; width: number; title: string; round: number }) => {
  const box = useRef<HTMLDivElement>(null)
  const [room, setRoom] = useState({ width: width, height: 600 })
  useEffect(() => {
    if (!box.current) return
    const observer = new ResizeObserver(([entry]) => entry && setRoom({ width: entry.contentRect.width, height: entry.contentRect.height }))
    observer.observe(box.current)
    return () => observer.disconnect()
  }, [])
  const scale = Math.min(1, room.width / width)
  return (
    <Box
      ref={box}
      sx={{ flexGrow: 1, minHeight: 0, overflow: 'hidden', display: 'flex', justifyContent: 'center', backgroundColor: '#e9e4db' }}
    >
      <Box style={{ width: width * scale, height: room.height }} sx={{ overflow: 'hidden' }}>
        <iframe
          key={`${url} ${round}`}
          src={url}
          title={title}
          style={{
            width,
            height: room.height / scale,
            border: 0,
            background: '#ffffff',
            transform: `scale(${scale})`,
            transformOrigin: '0 0',
          }}
        />
      </Box>
    </Box>
  )
}

const onNetwork = (tell: () => void) => {
  for (const change of ['online', 'offline']) window.addEventListener(change, tell)
  return () => {
    for (const change of ['online', 'offline']) window.removeEventListener(change, tell)
  }
}

/** Whether there is a network: a frame that could not be loaded stays white and does not say why. */
const useIsOnline = () => useSyncExternalStore(onNetwork, () => navigator.onLine)

/** The newest version on the real site, in each language, as a phone and as a desktop show it. */
export const PreviewPane = ({ onClose }: { onClose: () => void }) => {
  const words = useWords()
  const screens = useLang()
  const dates = useDates()
  const notify = useNotify()
  const { entity, working } = useEntry()
  const [lang, setLang] = useState<Locale>(screens)
  const [device, setDevice] = useState<keyof typeof widths>('desktop')
  const [round, setRound] = useState(0)
  useSaveWhileSeen()
  // A page without a slug has no address yet; entries without pages are shown with their kind.
  const isNowhere = entity.page !== undefined && working.address === null
  const { data, error, refetch } = useQuery({
    queryKey: ['preview', entity.plural, working.id, working.slug],
    queryFn: () => ask(entryCalls.preview, { params: { plural: entity.plural, id: working.id }, body: {} }),
    // A new link every minute would reload the page being looked at.
    staleTime: Number.POSITIVE_INFINITY,
    enabled: !isNowhere,
    // Without a network the query would wait for it, and the pane stay empty without a word.
    networkMode: 'always',
  })
  const url = data?.url[lang]
  const isOnline = useIsOnline()
  const share = async () => {
    if (!url) return
    await navigator.clipboard.writeText(url)
    notify(words.preview.shared, { type: 'success' })
  }
  return (
    <Box
      component="section"
      aria-label={words.preview.title}
      sx={{ display: 'flex', flexDirection: 'column', height: '100%', backgroundColor: colours.paper }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, p: 1, flexWrap: 'wrap', borderBottom: `1px solid ${colours.line}` }}>
        <ToggleButtonGroup
          size="small"
          exclusive
          value={lang}
          aria-label={words.translations.lang}
          onChange={(_, chosen: Locale | null) => chosen && setLang(chosen)}
        >
          {locales.map((one) => (
            <ToggleButton key={one} value={one} aria-label={`${words.tags[one]}: ${words.languages[one]}`} sx={{ py: 0.25 }}>
              {words.tags[one]}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        <ToggleButtonGroup
          size="small"
          exclusive
          value={device}
          aria-label={words.preview.width}
          onChange={(_, chosen: keyof typeof widths | null) => chosen && setDevice(chosen)}
        >
          <ToggleButton value="phone" aria-label={words.preview.phone} sx={{ py: 0.25 }}>
            <PhoneIphone fontSize="small" />
          </ToggleButton>
          <ToggleButton value="desktop" aria-label={words.preview.desktop} sx={{ py: 0.25 }}>
            <DesktopWindows fontSize="small" />
          </ToggleButton>
        </ToggleButtonGroup>
        <Typography variant="caption" color="textSecondary" sx={{ flexGrow: 1 }}>
          {words.preview.auto}
          {data && (
            <Box component="span" sx={{ display: 'block' }}>
              {words.preview.expires(dates.moment(data.expires_at))}
            </Box>
          )}
        </Typography>
        <Tooltip title={words.preview.refresh}>
          <IconButton size="small" aria-label={words.preview.refresh} onClick={() => setRound(round + 1)}>
            <Refresh fontSize="small" />
          </IconButton>
        </Tooltip>
        <Tooltip title={words.preview.share}>
          <IconButton size="small" aria-label={words.preview.share} onClick={() => void share()}>
            <ContentCopy fontSize="small" />
          </IconButton>
        </Tooltip>
        <Tooltip title={words.preview.newTab}>
          <IconButton size="small" aria-label={words.preview.newTab} component="a" href={url} target="_blank" rel="noopener">
            <OpenInNew fontSize="small" />
          </IconButton>
        </Tooltip>
        <IconButton size="small" aria-label={words.common.close} onClick={onClose}>
          <Close fontSize="small" />
        </IconButton>
      </Box>
      {isNowhere && (
        <Alert severity="info" sx={{ m: 2 }}>
          {words.preview.nowhere}
        </Alert>
      )}
      {!isOnline && (
        <Alert severity="warning" sx={{ m: 2 }}>
          {words.preview.offline}
        </Alert>
      )}
      {isOnline && error && <ErrorNotice failure={error} retry={refetch} />}
      {!isOnline ? null : url ? (
        <Frame
          url={url}
          width={widths[device]}
          title={`${words.preview.title}: ${words.languages[lang]}`}
          round={round + working.version * 1000}
        />
      ) : (
        !error && !isNowhere && <Loading />
      )}
    </Box>
  )
}
