import { createContext, type ReactNode, useContext } from 'react'

const levels = ['h2', 'h3', 'h4', 'h5', 'h6'] as const

const Level = createContext(0)

/** The heading level in this context: 2 on the page itself, 3 under a section's heading and so on. */
export const useHeadingLevel = () => useContext(Level) + 2

/** Content under a heading: headings inside are one level lower. */
export const Under = ({ children }: { children: ReactNode }) => <Level value={useContext(Level) + 1}>{children}</Level>

type HeadingProps = { id?: string | undefined; className?: string | undefined; lang?: string | undefined; children: ReactNode }

/** The heading of the next level, so that none is skipped wherever a part is put. */
export const Heading = (props: HeadingProps) => {
  const Tag = levels[useContext(Level)] ?? 'h6'
  return <Tag {...props} />
}
