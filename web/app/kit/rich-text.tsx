import { useHref } from 'react-router'
import { isFile } from './anchor.tsx'
import styles from './rich-text.module.css'

/** Formatted text of an editor. Its own paths carry no language, so the visitor's is put before them. */
export const RichText = ({ html, lang }: { html: string; lang?: string | undefined }) => {
  const base = useHref('/').replace(/\/$/, '')
  const localized = html.replace(/(<a [^>]*?href=")(\/[^"]*)/g, (_, before: string, path: string) =>
    isFile(path) ? `${before}${path}` : `${before}${path === '/' ? base || '/' : base + path}`,
  )
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the content service cleans every formatted text by allow-list on save and on answer
  return <div className={styles.prose} lang={lang} dangerouslySetInnerHTML={{ __html: localized }} />
}
