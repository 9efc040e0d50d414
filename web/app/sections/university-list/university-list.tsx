import { Picture, type PictureAnswer } from '../../kit/picture.tsx'
import { RowList } from '../row-list/row-list.tsx'
import styles from './university-list.module.css'

/** A partner university, as far as a list shows it. */
export type UniversityItem = {
  key: string | number
  /** The id of its element, where it is the only one on the screen. */
  anchor?: string | undefined
  title: string
  titleLang?: string | undefined
  /** City and country. */
  place: string
  placeLang?: string | undefined
  programs: string | null
  programsLang?: string | undefined
  /** Its wordmark; decorative next to the name. */
  mark: PictureAnswer | null
  url: string | null
  /** The id of the group it belongs to. */
  group?: number | undefined
}

/** Universities as rows, each behind its wordmark. */
export const UniversityList = ({ universities }: { universities: readonly UniversityItem[] }) => (
  <div className={styles.universities}>
    <RowList
      rows={universities.map(({ key, anchor, title, titleLang, place, placeLang, programs, programsLang, mark, url }) => ({
        key,
        anchor,
        mark: mark && <Picture className={styles.mark} picture={mark} sizes="160px" decorative />,
        to: url,
        title,
        titleLang,
        text: programs,
        textLang: programsLang,
        aside: place,
        asideLang: placeLang,
      }))}
    />
  </div>
)
