import type { CarriedBlock } from '../../resolve-blocks.ts'
import { prose, say } from '../texts.ts'

export const week: CarriedBlock = {
  type: 'steps',
  title: say('Алғашқы апта күнбе-күн', 'Первая неделя по дням', 'Your first week, day by day'),
  desc: prose(
    'Реті ауысса да ештеңе етпейді, бірақ алғашқы екі қадамсыз қалғаны ашылмайды.',
    'Порядок можно менять, но без первых двух шагов остальные не откроются.',
    'You may change the order, but without the first two steps the others stay closed.',
  ),
  items: [
    {
      title: say('1-күн: карта алу', 'День 1: получить карту', 'Day 1: get your card'),
      desc: prose(
        '110-кабинетке жеке куәлікпен келіңіз. Студенттік картаны бес минутта басып береді, ол есікті де, кітапхананы да, асхананы да ашады.',
        'Приходите в кабинет 110 с удостоверением. Студенческую карту напечатают за пять минут: она открывает и двери, и библиотеку, и столовую.',
        'Come to room 110 with your identity card. The student card is printed in five minutes and opens doors, library and canteen alike.',
      ),
    },
    {
      title: say('2-күн: жүйеге кіру', 'День 2: войти в систему', 'Day 2: log in'),
      desc: prose(
        'Логин поштаңызда. Құпиясөзді ауыстырып, телефонға код орнатыңыз, Wi-Fi-ға қосылыңыз. Шықпай жатса, 104-кабинетте көмектеседі.',
        'Логин уже в почте. Смените пароль, поставьте код на телефон, подключитесь к Wi-Fi. Если не выходит, помогут в кабинете 104.',
        'Your login is in your mailbox. Change the password, set up the code on your phone and join the Wi-Fi. If it will not work, room 104 will help.',
      ),
    },
    {
      title: say('3-күн: эдвайзермен кездесу', 'День 3: встреча с эдвайзером', 'Day 3: meet your adviser'),
      desc: prose(
        'Жарты сағатта оқу жоспарын қарап, алғашқы семестрдің пәндеріне бірге тіркелесіз. Қазақ, орыс немесе ағылшын тобын да осы кездесуде растайсыз.',
        'За полчаса разберёте план и вместе запишетесь на дисциплины первого семестра. Здесь же подтвердите язык группы: казахский, русский или английский.',
        'In half an hour you go through the plan and enrol for your first courses together. You also confirm the language of your group: Kazakh, Russian or English.',
      ),
    },
    {
      title: say('4-күн: кампусты аралау', 'День 4: прогулка по кампусу', 'Day 4: walk the campus'),
      desc: prose(
        'Тәлімгер бас ғимараттың жеті қабатын, екінші корпус пен <a href="/library">кітапхананы</a> аралатады. Кестеңіздегі аудиторияларды сол күні тауып қойыңыз.',
        'Наставник проведёт по семи этажам главного корпуса, второму корпусу и <a href="/library">библиотеке</a>. В тот же день найдите аудитории из своего расписания.',
        'Your mentor takes you through the seven floors of the main building, the second building and the <a href="/library">library</a>. Find the rooms of your timetable the same day.',
      ),
    },
    {
      title: say('5-күн: денсаулық пен қауіпсіздік', 'День 5: здоровье и безопасность', 'Day 5: health and safety'),
      desc: prose(
        'Медициналық пунктте тегін тексеруден өтесіз, түстен кейін жер сілкінгенде қайда жиналатынын көрсетеді. <a href="/safety-rules-at-the-university">Ережені</a> алдын ала оқып келіңіз.',
        'В медпункте пройдёте бесплатный осмотр, а после обеда вам покажут место сбора при землетрясении. <a href="/safety-rules-at-the-university">Правила</a> прочтите заранее.',
        'A free check-up at the medical room, and in the afternoon you are shown where to gather in an earthquake. Read the <a href="/safety-rules-at-the-university">rules</a> beforehand.',
      ),
    },
    {
      title: say('6-күн: ант пен клубтар', 'День 6: клятва и клубы', 'Day 6: the oath and the clubs'),
      desc: prose(
        'Апта студенттік антпен аяқталады. Аулада <a href="/student-life/organization">он ұйым</a> мен <a href="/student-life/sports-clubs">сегіз спорт клубы</a> үстел қояды: сөйлесіп көріңіз, жазылуды қыркүйекке қалдыруға болады.',
        'Неделя заканчивается клятвой студента. Во дворе ставят столы <a href="/student-life/organization">десять организаций</a> и <a href="/student-life/sports-clubs">восемь спортивных клубов</a>: поговорите, а записаться можно и в сентябре.',
        'The week ends with the student oath. In the courtyard <a href="/student-life/organization">ten organisations</a> and <a href="/student-life/sports-clubs">eight sports clubs</a> set up tables: have a talk now and sign up in September.',
      ),
    },
    {
      title: say('1 қыркүйек: алғашқы сабақ', '1 сентября: первое занятие', '1 September: the first class'),
      desc: prose(
        'Таңертең аулада қысқа жиын өтеді, содан кейін кесте бойынша сабақ. Пән ұнамаса, оны 10 қыркүйекке дейін ауыстыруға болады.',
        'Утром короткая встреча во дворе, затем занятия по расписанию. Если дисциплина не подошла, её можно сменить до 10 сентября.',
        'A short gathering in the courtyard in the morning, then classes. If a course does not suit you, change it by 10 September.',
      ),
    },
  ],
}
