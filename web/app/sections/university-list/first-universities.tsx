import { constants } from '@narkhoz/contract/constants.ts'
import { Heading, Under } from '../../kit/heading.tsx'
import { Icon } from '../../kit/icon.tsx'
import { anchoredOnce } from '../entries/anchored-once.ts'
import styles from './first-universities.module.css'
import { type UniversityItem, UniversityList } from './university-list.tsx'

/** Universities that belong together, such as those of a region. */
type UniversityGroup = { id: number; title: string; titleLang?: string | undefined }

type Words = { all: string; fewer: string; others: string }

type FirstUniversitiesProps = { universities: readonly UniversityItem[]; groups: readonly UniversityGroup[]; words: Words }

const Groups = ({ universities, groups, words }: FirstUniversitiesProps) => {
  const known = new Set<number | undefined>(groups.map(({ id }) => id))
  const parted = [
    ...groups.map((group) => ({ ...group, members: universities.filter((one) => one.group === group.id) })),
    { id: 0, title: words.others, titleLang: undefined, members: universities.filter((one) => !known.has(one.group)) },
  ].filter(({ members }) => members.length > 0)
  if (parted.length === 1) return <UniversityList universities={universities} />
  return parted.map(({ id, title, titleLang, members }) => (
    <div key={id} className={styles.group}>
      <Heading lang={titleLang}>{title}</Heading>
      <Under>
        <UniversityList universities={members} />
      </Under>
    </div>
  ))
}

/**
 * The first universities, and all of them by group on demand. Opened, the full list replaces the first ones: a group without some of
 * its members would be confusing.
 */
export const FirstUniversities = (props: FirstUniversitiesProps) => {
  const { universities, words } = props
  const { first } = constants.universities
  if (universities.length <= first) return <UniversityList universities={universities} />
  return (
    <div className={styles.universities}>
      <div className={styles.first}>
        <UniversityList universities={universities.slice(0, first)} />
      </div>
      <details>
        <summary>
          <span className={styles.all}>{words.all}</span> <span className={styles.fewer}>{words.fewer}</span> <Icon name="down" />
        </summary>
        <Groups {...props} universities={anchoredOnce(universities, universities.slice(0, first))} />
      </details>
    </div>
  )
}
