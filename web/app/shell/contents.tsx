import { useWords } from '../i18n/words.ts'
import type { PagePart } from '../kit/page-part.ts'
import section from '../kit/section.module.css'
import { ChipLinks } from '../sections/chip-links/chip-links.tsx'
import styles from './contents.module.css'

/** Ways to the parts of a long page, right below its head: links to fragments, which need no script. */
export const Contents = ({ parts }: { parts: readonly PagePart[] }) => {
  const { contents } = useWords().kit
  return (
    <div className={`${section.wrap} ${styles.contents}`}>
      <ChipLinks
        label={contents}
        links={parts.map(({ id, title, titleLang, count }) => ({ to: `#${id}`, name: title, nameLang: titleLang, note: count }))}
      />
    </div>
  )
}
