import { type MouseEvent, useEffect, useRef, useState } from 'react'
import { useWords } from '../i18n/words.ts'
import { Icon } from './icon.tsx'
import { Picture, type PictureAnswer } from './picture.tsx'
import styles from './video.module.css'
import type { VideoSource } from './video-source.ts'
import { VisuallyHidden } from './visually-hidden.tsx'

type VideoProps = { film: VideoSource; title: string; titleLang?: string | undefined; poster: PictureAnswer | null; isTall?: boolean }

const Player = ({ film: { url, player }, title }: Pick<VideoProps, 'film' | 'title'>) => {
  const place = useRef<HTMLDivElement>(null)
  // The pressed button is gone; the focus moves to the player.
  useEffect(() => place.current?.querySelector<HTMLElement>('iframe, video')?.focus(), [])
  return (
    <div ref={place} className={styles.player}>
      {player?.what === 'youtube' ? (
        <iframe
          src={`https://www.youtube-nocookie.com/embed/${player.id}?autoplay=1&rel=0`}
          title={title}
          allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
          allowFullScreen
        />
      ) : (
        // biome-ignore lint/a11y/useMediaCaption: editors give the film's text below it, there is no caption file
        <video src={url} aria-label={title} controls autoPlay playsInline />
      )}
    </div>
  )
}

/**
 * A video that is loaded on demand: before, there is only its poster and no third party learns of the visit. The poster is a link to
 * the video, so it also works without a script, and for videos that cannot be embedded.
 */
export const Video = ({ film, title, titleLang, poster, isTall = false }: VideoProps) => {
  const words = useWords().kit
  const [isPlaying, setPlaying] = useState(false)
  if (isPlaying) return <Player film={film} title={title} />
  const play = (event: MouseEvent) => {
    if (!film.player || event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    setPlaying(true)
  }
  return (
    <a className={`${styles.poster} ${isTall ? styles.tall : ''}`} href={film.url} onClick={play} data-hydrate>
      {poster && <Picture picture={poster} sizes="(min-width: 1344px) 1280px, 100vw" decorative />}
      <span className={styles.play}>
        <Icon name="play" />
      </span>
      <VisuallyHidden>
        {words.watch}: <span lang={titleLang}>{title}</span>
      </VisuallyHidden>
    </a>
  )
}
