import type { ReactNode } from 'react'
import { fileNote } from '../../format/file-note.ts'
import { useWords } from '../../i18n/words.ts'
import { Day } from '../../kit/day.tsx'
import { Empty } from '../../kit/empty.tsx'
import { Icon } from '../../kit/icon.tsx'
import styles from './document-list.module.css'

/** A document, as far as a list shows it. */
export type DocumentItem = {
  key: string | number
  /** The id of its element, where it is the only one on the screen. */
  anchor?: string | undefined
  title: string
  titleLang?: string | undefined
  number?: string | null | undefined
  date: string | null
  file: { url: string; name: string; size: number; type: string }
}

/** A picture in a list of files is a download, with its own name; a browser would show it instead. */
const savedAs = ({ name, type }: DocumentItem['file']) => (type.startsWith('image/') ? name : undefined)

const DocumentRow = ({ item: { title, titleLang, number, date, file } }: { item: DocumentItem }) => {
  const words = useWords().kit
  return (
    <article className={styles.document}>
      <Icon name="file" className={styles.icon} />
      <div>
        <a className={styles.title} href={file.url} lang={titleLang} type={file.type} download={savedAs(file)}>
          {title}
        </a>
        {(number || date) && (
          <p className={styles.note}>
            {number && <span>{words.number(number)}</span>}{' '}
            {date && (
              <span>
                {words.approved} <Day at={date} />
              </span>
            )}
          </p>
        )}
      </div>
      <p className={styles.file}>{fileNote(file, words.bytes)}</p>
    </article>
  )
}

/** Documents to read or download, each with what kind of file it is and how large. */
export const DocumentList = ({ documents, empty = <Empty /> }: { documents: readonly DocumentItem[]; empty?: ReactNode }) =>
  documents.length === 0 ? (
    empty
  ) : (
    <ul className={styles.documents}>
      {documents.map((item) => (
        <li key={item.key} id={item.anchor}>
          <DocumentRow item={item} />
        </li>
      ))}
    </ul>
  )
