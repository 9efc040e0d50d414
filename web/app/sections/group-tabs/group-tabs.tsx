import type { ReactNode } from 'react'
import { Heading, Under } from '../../kit/heading.tsx'
import { mostTabs, Tabs } from '../../kit/tabs.tsx'
import styles from './group-tabs.module.css'

/** Entries that belong together, and how many they are. */
export type Group = { key: string | number; title: string; titleLang?: string | undefined; count: number; content: ReactNode }

/** Entries by group, one group in sight at a time. More groups than there can be tabs share the last one, under their names. */
export const GroupTabs = ({ label, groups, rest }: { label: string; groups: readonly Group[]; rest: string }) => {
  const [only, ...others] = groups
  if (only && others.length === 0) return only.content
  const alone = groups.length > mostTabs ? groups.slice(0, mostTabs - 1) : groups
  const together = groups.slice(alone.length)
  const tabs = alone.map(({ title, titleLang, count, content }) => ({ name: `${title} (${count})`, nameLang: titleLang, content }))
  if (together.length === 0) return <Tabs label={label} tabs={tabs} />
  const shared = together.map(({ key, title, titleLang, content }) => (
    <div key={key} className={styles.group}>
      <Heading lang={titleLang}>{title}</Heading>
      <Under>{content}</Under>
    </div>
  ))
  const count = together.reduce((sum, group) => sum + group.count, 0)
  return <Tabs label={label} tabs={[...tabs, { name: `${rest} (${count})`, content: shared }]} />
}
