import { useWords } from '../i18n/words.ts'
import { MoreLink } from './button.tsx'
import styles from './empty.module.css'

type EmptyProps = { text?: string; way?: { to: string; text: string } }

/** The placeholder of an empty list: a message, and a link onward. */
export const Empty = ({ text, way }: EmptyProps) => {
  const { empty } = useWords().kit
  return (
    <div className={styles.empty}>
      <p>{text ?? empty.text}</p>
      <MoreLink {...(way ?? { to: '/contacts', text: empty.way })} />
    </div>
  )
}
