import { starter } from '../starter-entry.ts'

export const rgGoldProjects = starter('rg-gold-project', [
  {
    id: 1,
    attributes: {
      title: {
        kz: 'Кен орны маңындағы ауылдардың дамуы',
        ru: 'Развитие сёл рядом с месторождением',
        en: 'Development of villages near the deposit',
      },
      lead: {
        kz: 'Үш ауылдың тұрғындары немен айналысады және кеніш жұмысы олардың табысын қалай өзгертті?',
        ru: 'Чем заняты жители трёх сёл и как рудник изменил их доход?',
        en: 'What do the people of three villages live on, and how has the mine changed their income?',
      },
      head: { kz: 'Мөлдір Қайырбек', ru: 'Молдир Кайырбек', en: 'Moldir Kairbek' },
      period: { kz: '2026 ж.', ru: '2026 г.', en: '2026' },
      amount: 18500000,
      desc: {
        kz: '<p>Зерттеу тобы 420 отбасын аралап, табыс пен шығынды бір жыл бойы тоқсан сайын жазып алады. Әр үшінші отбасында кемінде бір адам кенішпен байланысты жұмыс істейтіні анықталды.</p><p>Есептің соңында әр ауылға жеке ұсыныс беріледі: қайсысына балабақша, қайсысына жол, қайсысына наубайхана керек.</p>',
        ru: '<p>Группа обходит 420 семей и год поквартально записывает доходы и расходы. В каждой третьей семье хотя бы один человек занят на работе, связанной с рудником.</p><p>В конце каждое село получит свои предложения: где нужен детский сад, где дорога, где пекарня.</p>',
        en: '<p>The team visits 420 families and for a year records income and spending every quarter. In every third family at least one person has work connected with the mine.</p><p>In the end each village will receive its own proposals: a nursery here, a road there, a bakery elsewhere.</p>',
      },
    },
  },
  {
    id: 2,
    attributes: {
      title: { kz: 'Кеніштің су балансы', ru: 'Водный баланс рудника', en: 'The mine’s water balance' },
      lead: {
        kz: 'Айналымдағы су мөлшерін дәл есептеп, жыл сайынғы шығынды азайтудың бес жолын ұсындық.',
        ru: 'Точно посчитали оборотную воду и предложили пять способов сократить ежегодный расход.',
        en: 'We measured the water in circulation and proposed five ways to use less each year.',
      },
      head: { kz: 'Ләйлә Сүлейменова', ru: 'Лейла Сулейменова', en: 'Leila Suleimenova' },
      period: { kz: '2024–2025 жж.', ru: '2024–2025 гг.', en: '2024–2025' },
      amount: 32000000,
      desc: {
        kz: '<p>Су есебі бұрын айына бір рет қолмен жүргізілсе, енді он алты нүктеде автоматты түрде өлшенеді. Қар суын жинайтын тоғанды тереңдету ең тиімді шара болып шықты: ол шығынды он екі пайызға қысқартады.</p>',
        ru: '<p>Раньше воду считали вручную раз в месяц, теперь её автоматически измеряют в шестнадцати точках. Выгоднее всего оказалось углубить пруд для талой воды: это сокращает расход на двенадцать процентов.</p>',
        en: '<p>Water used to be counted by hand once a month; now it is measured automatically at sixteen points. Deepening the pond that gathers snowmelt proved most worthwhile and cuts use by twelve per cent.</p>',
      },
    },
  },
  {
    id: 3,
    attributes: {
      title: { kz: 'Жергілікті жеткізушілер мектебі', ru: 'Школа местных поставщиков', en: 'A school for local suppliers' },
      lead: {
        kz: 'Облыстың қырық шағын кәсіпорнын ірі компанияның сатып алуына қатысуға дайындадық.',
        ru: 'Подготовили сорок малых предприятий области к закупкам крупной компании.',
        en: 'We prepared forty small firms of the region to bid for a large company’s contracts.',
      },
      head: { kz: 'Мейрамгүл Рахымжанова', ru: 'Мейрамгуль Рахимжанова', en: 'Meiramgul Rakhimzhanova' },
      period: { kz: '2025 ж.', ru: '2025 г.', en: '2025' },
      amount: 21000000,
      desc: {
        kz: '<p>Кәсіпкерлер өтінім жазуды, сапа сертификатын алуды және баға негіздеуді үйренді. Курстан кейін он жеті кәсіпорын алғашқы келісімшартына қол қойды: арнайы киім, ыстық тамақ, металл бұйымдары.</p>',
        ru: '<p>Предприниматели учились писать заявку, получать сертификат качества и обосновывать цену. После курса семнадцать предприятий подписали первый договор: спецодежда, горячее питание, металлоизделия.</p>',
        en: '<p>Owners learnt to write a bid, obtain a quality certificate and justify a price. After the course seventeen firms signed their first contract, for work clothes, hot meals and metal goods.</p>',
      },
    },
  },
  {
    id: 4,
    attributes: {
      title: { kz: 'Тау-кен саласындағы әйелдер', ru: 'Женщины в горной отрасли', en: 'Women in mining' },
      lead: {
        kz: 'Жүк көлігін тізгіндеген, зертхана басқарған әйелдердің мансап жолын және оған кедергіні зерттедік.',
        ru: 'Изучили карьеру женщин, которые водят самосвалы и руководят лабораториями, и то, что им мешает.',
        en: 'We studied the careers of women who drive haul trucks and run laboratories, and what stands in their way.',
      },
      head: { kz: 'Ольга Мельник', ru: 'Ольга Мельник', en: 'Olga Melnik' },
      period: { kz: '2023–2024 жж.', ru: '2023–2024 гг.', en: '2023–2024' },
      amount: 14200000,
      desc: {
        kz: '<p>Тоқсан алты қызметкермен терең сұхбат өткізілді. Ең жиі айтылған кедергі ауыр жұмыс емес, ауысым кестесінің балабақша уақытына сәйкес келмеуі екен.</p><p>Ұсыныс бойынша компания сынақ ретінде қысқа таңғы ауысым енгізді.</p>',
        ru: '<p>Проведено девяносто шесть глубинных интервью. Чаще всего мешает не тяжёлый труд, а то, что график смен не совпадает с часами детского сада.</p><p>По нашему предложению компания в виде опыта ввела короткую утреннюю смену.</p>',
        en: '<p>Ninety-six employees gave long interviews. What hinders them most is not heavy work but shifts that do not match nursery hours.</p><p>At our suggestion the company has introduced a short morning shift on trial.</p>',
      },
    },
  },
  {
    id: 5,
    attributes: {
      title: { kz: 'Қауіпсіздікке арналған виртуалды тренажер', ru: 'Виртуальный тренажёр безопасности', en: 'A virtual safety trainer' },
      lead: {
        kz: 'Жаңа жұмысшы қауіпті жағдайды алдымен виртуалды шындықта бастан өткереді.',
        ru: 'Новый рабочий сначала проживает опасную ситуацию в виртуальной реальности.',
        en: 'A new worker lives through a dangerous situation in virtual reality first.',
      },
      head: { kz: 'Ләззат Бекова', ru: 'Ляззат Бекова', en: 'Lyazzat Bekova' },
      period: { kz: '2025–2026 жж.', ru: '2025–2026 гг.', en: '2025–2026' },
      amount: 46800000,
      desc: {
        kz: '<p>Цифрлық технологиялар мектебінің студенттері он бір сценарий жасады: сырғыма, өрт, көліктің көрінбейтін аймағы. Тренажерден өткен топ нұсқаулықты оқыған топқа қарағанда дұрыс әрекетті үш есе жылдам бастады.</p>',
        ru: '<p>Студенты Школы цифровых технологий создали одиннадцать сценариев: осыпь, пожар, слепая зона самосвала. Прошедшие тренажёр начинали верно действовать втрое быстрее тех, кто читал инструкцию.</p>',
        en: '<p>Students of digital technologies made eleven scenarios, among them a rockfall, a fire and a truck’s blind spot. Those trained on it began to act correctly three times as fast as those who had read the instructions.</p>',
      },
    },
  },
  {
    id: 6,
    attributes: {
      title: { kz: 'Моноқаланың келешек экономикасы', ru: 'Экономика моногорода в будущем', en: 'The future economy of a mining town' },
      lead: {
        kz: 'Кен таусылғанда қала немен күн көреді? Жиырма жылдық үш сценарий есептелді.',
        ru: 'Чем город будет жить, когда руда закончится? Просчитаны три сценария на двадцать лет.',
        en: 'What will the town live on when the ore runs out? Three scenarios over twenty years were worked out.',
      },
      head: { kz: 'Болат Жұмаділов', ru: 'Болат Жумадилов', en: 'Bolat Zhumadilov' },
      period: { kz: '2024–2026 жж.', ru: '2024–2026 гг.', en: '2024–2026' },
      amount: 27500000,
      desc: {
        kz: '<p>Бірінші сценарийде қала халқының үштен бірінен айырылады, екіншісінде тамақ өңдеу орталығына айналады, үшіншісінде көл маңындағы туризмге сүйенеді. Тұрғындар ашық жиындарда екінші жолды жиі таңдады.</p>',
        ru: '<p>По первому сценарию город теряет треть жителей, по второму становится центром переработки продуктов, по третьему опирается на туризм у озёр. На открытых собраниях жители чаще выбирали второй путь.</p>',
        en: '<p>In the first the town loses a third of its people, in the second it becomes a centre of food processing, in the third it leans on tourism by the lakes. At open meetings people most often chose the second.</p>',
      },
    },
  },
])
