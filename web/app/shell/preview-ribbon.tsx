import { useWords } from '../i18n/words.ts'
import styles from './preview-ribbon.module.css'
import { useRootData } from './root-data.ts'

/** Says over a page that is shown before it is published that it is not what visitors see, and until when it can be seen so. */
export const PreviewRibbon = () => {
  const { preview } = useWords()
  const until = useRootData()?.previewUntil
  if (!until) return null
  return (
    <aside className={styles.ribbon} aria-label={preview.title}>
      <strong>{preview.title}.</strong> {preview.text} {preview.until}: <time dateTime={until.at}>{until.text}</time>
    </aside>
  )
}
