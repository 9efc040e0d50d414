/** Words of almost any longer Russian text that mean nothing in Kazakh; «не», «он», «от», «по» do and are left out. */
export const russianWords = new Set(
  (
    'и в на с для что это как из к или который которая которое которые которых которым у о об же за при под над ' +
    'также чтобы если уже только ещё после перед между через его её их этот эта эти этого этой был была были быть ' +
    'есть нет мы вы они она но а до во со ко где когда каждый каждая все всех год года лет студентов университета'
  ).split(' '),
)

/** Words of almost any longer Kazakh text that mean nothing in Russian. */
export const kazakhWords = new Set(
  'және үшін бойынша мен пен бен арқылы туралы кейін дейін болады бар жоқ бұл сол осы олар біз сіз емес немесе бір екі жыл жылы'.split(' '),
)

/** Words of which every longer English text has one. */
export const englishWords = new Set(
  (
    'the a an and of to in for is are with on by at from or that this it as be was were has have can will not no your our their ' +
    'we you they he she his her its who which what when where how than each every all any into over after before between up out ' +
    'do if but only more two three'
  ).split(' '),
)

/** The words of a text, in small letters. */
export const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? []

/** Letters of Kazakh that Russian does not have. */
export const kazakhLetters = /[әғқңөұүһі]/i
