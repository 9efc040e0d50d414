import styles from './facts.module.css'

/** One fact: what it is about, and what it is. */
export type Fact = { title: string; value: string | null | undefined; titleLang?: string | undefined; valueLang?: string | undefined }

/** Facts as pairs; those without a value are not shown. */
export const Facts = ({ facts }: { facts: readonly Fact[] }) => (
  <dl className={styles.facts}>
    {facts.map(
      ({ title, value, titleLang, valueLang }) =>
        value && (
          <div key={title}>
            <dt lang={titleLang}>{title}</dt>
            <dd lang={valueLang}>{value}</dd>
          </div>
        ),
    )}
  </dl>
)
