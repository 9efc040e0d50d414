import type { ReactNode } from 'react'
import { Empty } from '../../kit/empty.tsx'
import { Grid } from '../../kit/grid.tsx'
import { Picture, type PictureAnswer } from '../../kit/picture.tsx'
import reflow from '../../kit/reflow.module.css'
import { Video } from '../../kit/video.tsx'
import type { VideoSource } from '../../kit/video-source.ts'
import styles from './story-grid.module.css'

/** A story in a person's own words, as a video if there is one. */
export type Story = {
  key: string | number
  /** The id of its element, where it is the only one on the screen. */
  anchor?: string | undefined
  name: string
  nameLang?: string | undefined
  /** Who they are: post, company, year. */
  note: string | null
  noteLang?: string | undefined
  words: string | null
  wordsLang?: string | undefined
  photo: PictureAnswer | null
  film: VideoSource | undefined
}

const StoryView = ({ story: { name, nameLang, note, noteLang, words, wordsLang, photo, film } }: { story: Story }) => (
  <div className={`${styles.story} ${film || photo ? `${styles.pictured} ${reflow.reflow}` : ''}`}>
    {film ? (
      <Video film={film} title={name} titleLang={nameLang} poster={photo} isTall />
    ) : (
      photo && <Picture className={styles.photo} picture={photo} sizes="240px" decorative />
    )}
    <figure>
      {words && <blockquote lang={wordsLang}>{words}</blockquote>}
      <figcaption>
        <b lang={nameLang}>{name}</b> {note && <span lang={noteLang}>{note}</span>}
      </figcaption>
    </figure>
  </div>
)

/** Stories of graduates: a portrait or a video, next to their words. */
export const StoryGrid = ({ stories, empty = <Empty /> }: { stories: readonly Story[]; empty?: ReactNode }) =>
  stories.length === 0 ? (
    empty
  ) : (
    <Grid columns={2}>
      {stories.map((story) => (
        <li key={story.key} id={story.anchor}>
          <StoryView story={story} />
        </li>
      ))}
    </Grid>
  )
