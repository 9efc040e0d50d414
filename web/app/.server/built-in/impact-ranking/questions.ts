import type { CarriedBlock } from '../../resolve-blocks.ts'
import { prose, say } from '../texts.ts'

export const questions: CarriedBlock = {
  type: 'accordion',
  title: say('Рейтинг туралы сұрақтар', 'Вопросы о рейтинге', 'Questions about the ranking'),
  items: [
    {
      title: say('Сандарды кім тексереді?', 'Кто проверяет цифры?', 'Who checks the figures?'),
      text: prose(
        'Алдымен ішкі аудит, содан кейін рейтинг тексерушілері. 2026 жылғы рейтингте олар жиырма үш санның дәлелін сұрады, екеуін қате санағанымызды мойындап, түзеттік.',
        'Сначала внутренний аудит, затем эксперты рейтинга. В рейтинге 2026 года они запросили подтверждение двадцати трёх цифр; две мы посчитали неверно, признали это и исправили.',
        'First our internal audit, then the examiners of the ranking. In the ranking of 2026 they asked for proof of twenty-three figures; two we had counted wrongly, admitted it and put right.',
      ),
    },
    {
      title: say('Неге барлық мақсат бойынша есеп бермейсіздер?', 'Почему отчёт не по всем целям?', 'Why not report on all the goals?'),
      text: prose(
        'Есеп беру үшін кемінде екі жылдық дерек керек. <a href="/sdg/life-below-water">Теңіз</a> бен <a href="/sdg/life-on-land">құрлық</a> экожүйелері туралы зерттеуіміз бар, бірақ кампустағы өлшеу жаңа ғана басталды.',
        'Для отчёта нужны данные хотя бы за два года. Об экосистемах <a href="/sdg/life-below-water">моря</a> и <a href="/sdg/life-on-land">суши</a> у нас есть исследования, но измерения на кампусе только начались.',
        'A report needs at least two years of data. We have research on life <a href="/sdg/life-below-water">below water</a> and <a href="/sdg/life-on-land">on land</a>, but on campus the measuring has only begun.',
      ),
    },
    {
      title: say('Ең әлсіз тұсымыз қайсы?', 'Где мы слабее всего?', 'Where are we weakest?'),
      text: prose(
        'Климат: 55,9 ұпай. Ескі ғимараттардың жылуы көп кетеді, ал жаңартылатын энергияның үлесі әлі аз. Келесі жұмыс\u00a0– екінші корпустың қасбетін жылулау.',
        'Климат: 55,9 балла. Старые здания теряют много тепла, а доля возобновляемой энергии пока мала. На очереди утепление фасада второго корпуса.',
        'Climate, with 55.9 points. Old buildings lose much heat and the share of renewable energy is still small. The front of the second building is next to be insulated.',
      ),
    },
    {
      title: say('Студент қалай қосыла алады?', 'Как может помочь студент?', 'What can a student do?'),
      text: prose(
        'Әр мақсатқа бір профессормен қатар бір студент жауап береді, олар қыркүйекте сайланады. Жұмысқа қосылу үшін <a href="/volunteers">волонтерлер</a> тобына жазылыңыз немесе үйлестірушіге хат жіберіңіз.',
        'За каждую цель вместе с профессором отвечает студент, их выбирают в сентябре. Чтобы подключиться, запишитесь в группу <a href="/volunteers">волонтёров</a> или напишите координатору.',
        'A student answers for each goal beside a professor; they are chosen in September. To join in, sign up with the <a href="/volunteers">volunteers</a> or write to the coordinator.',
      ),
    },
  ],
}
