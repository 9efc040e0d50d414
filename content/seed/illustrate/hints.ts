import type { PictureKind, SceneOf } from '../../pictures/picture.ts'

/** Kinds of pictures that are chosen by what a text is about; the others are made from a name or a number. */
export type SceneKind = Exclude<PictureKind, 'book' | 'portrait' | 'wordmark' | 'goal' | 'pattern'>

/**
 * English words that call for a scene: a text is given the scene of which it has most. A star stands for any ending, a low
 * line for a space; a plural comes with its word.
 */
export const hints: { [K in SceneKind]: Record<SceneOf<K>, string> } = {
  news: {
    debate: 'debat* aitys round_table speaker negotiat* quarrel conversation_club voices',
    laboratory: 'laborator* research experiment* science scientist device robot* module pharma* doctora* curiosity',
    graduation: 'graduat* diploma alumni class_of degree double_degree exempt* master’s doctora*',
    'career-fair':
      'career employer job placement internship vacan* recruit* cv interview_practice supplier marketing market shop retail brand',
    court:
      'court* moot jessup law legal lawyer arbitrat* justice mediat* right appeal* judge* articles_of_association provision ' + 'privacy',
    volunteers: 'volunteer* tree planted planting plant garden charit* meiirim ecolog* repair swap grandparent clean-up',
    conference:
      'conference seminar council report strateg* congress presented management_of results summit public_lecture paper abstract ' +
      'journal',
    olympiad: 'olympiad gold silver bronze prize grand_prix altyn_belgi ranking rating accredit* mark',
    'library-night': 'night librar* reading reader read book textbook evening literature archive* references dictionary',
    'open-doors':
      'open_day open_doors welcome* first-year first_week first_year admission* applicant selection application reception contact ' +
      'opens',
    hackathon:
      'hackathon* code coder coding programming software cyber* artificial_intelligence ai machine_learning digital* online app ' +
      'web computing computer systems virtual zotero excel',
    nauryz: 'nauryz event tradition festival yurt feast kazakh_culture nomad tusaukeser kumis',
    agreement:
      'partner* agreement signs signed memorandum contract cooperat* international_relations diploma*cy endow* gift scholarship ' +
      'grant discount pays_for funding fund',
    podium: 'winner win won champion* cup first_place third_place podium contest merit award* competition',
    lesson:
      'lesson teach* course classes summer_school winter_school village_school seminar mentor* train* learn* tutor* elective sign_language workshop masterclass ' +
      'webinar method* accounting audit* tax* counsel* advis* advice',
    city: 'city buses bus transport urban district timetable tram survey sociolog* migration moving_to house_prices',
    theatre: 'theatre* stage premiere actor play film media journalis* podcast press communicat*',
    residence:
      'hall residence housing hostel dormitor* guest-house guest_house guesthouse hospitality hotel restaurant move_in expenses ' +
      'living canteen abroad semester_abroad exchange_student cafe café children family families',
    pitch:
      'pitch* start-up startup incubator demo_day invest* entrepreneur* business_case case_championship mba executive ' +
      'project_management business_administration strategic consult*',
    exhibition: 'exhibition design* poster* art photo* galler* on_show fashion studio type_and_print creativ*',
    sports: 'sport sporting run runner fitness physical marathon',
  },
  project: {
    transport:
      'transport* buses bus route logistic corridor supply_chain container port customs freight warehouse khorgos caspian truck ' +
      'tariff moving_objects',
    water: 'water* irrigat* river* syr_darya aral balkhash sea banks_of_the fish* shore',
    language:
      'language kazakh translat* kazakh_speech dialect dictionar* proverb spell* corpus place_names plain_words turkic forms_you_can',
    business:
      'small_business small_firm business* firm village rural farm agri* dairy milk honey supplier management e-commerce trader ' +
      'market_day mining mine cooperative diaries hunger purchases',
    wellbeing:
      'well-being wellbeing psycholog* stress sleep health* counsell* support social_work anxiety inclusi* barriers mental gender ' +
      'women equality first-years_with_a_mentor first-year_with_a_mentor',
    justice: 'justice law legal court mediat* appeal* policy policies government state public right institutions budget inequalit* peace',
    air: 'air smog sensor clean_air climate emission carbon pollution',
    trails:
      'trail touris* nomad* pasture mountain peak hik* guest-house guest_house guesthouse elders hospitality assy karkara tuzkol ' +
      'life_on_land',
    data:
      'data analytic* statistic* model algorithm* machine_learning intelligence spatial geoinformatics econometric* scopus survey ' +
      'information satellite digital_twin',
    energy: 'energ* power solar wind panel network infrastructure industry',
    finance:
      'financ* bank* fintech invest* bond credit money esg econom* cost pay price green sustainab* insurance treasury poverty ' +
      'consumption instalment loan savings',
  },
  campus: {
    facade:
      'university institute main_building history state_grant bachelor* economics_and_management academy mission values military oath',
    modern: 'digital* technolog* new_building transformation service_centre service_center systems services',
    court: 'art social_sciences campus courtyard international_students students’_office double_degree',
    library: 'librar* reading_room book stacks databases librarian law_and_public_policy academic_policy document',
    gate: 'business_school contacts executive open_campus jubilee named_after incoming foreign partner_universities',
    garden: 'garden apple green_campus trees sustainable_development safety ecolog*',
  },
  sport: {
    volleyball: 'volleyball',
    chess: 'chess togyzqumalaq strategy_game',
    basketball: 'basketball',
    swimming: 'swim* pool',
    football: 'football futsal first-year_cup student_league',
    mountain: 'mountain* hik* peak ascent summit_of climb* on_ice',
    kures: 'wrestl* kures',
    esports: 'esport gaming',
    yoga: 'yoga stretching health_and_sport exam_stress',
  },
  event: {
    concert: 'concert dombra dombyra music',
    lecture: 'lecture masterclass evening',
    fair: 'fair',
    run: 'run marathon',
    theatre: 'premiere theatre play',
    debate: 'debate negotiat*',
    exhibition: 'exhibition photo',
    conference: 'conference researchers',
    hackathon: 'hackathon data_science demo',
    'open-doors': 'open_day',
    'library-night': 'library night',
    court: 'moot court',
    mobility: 'mobility abroad',
    match: 'basketball football match cup',
    breakfast: 'breakfast',
    reunion: 'reunion alumni',
    advice: 'advice legal',
    award: 'award стартап* start-up startup contest',
  },
  organization: {
    council: 'council government vote election openness association',
    debate: 'debate conversation respect interview interpreter ask_a',
    volunteers: 'volunteer* help welfare companion counsel* mentor* children responsibility',
    investment: 'invest* endowment scholarship budget fund means loan savings employer_pays instalments finance grant discount cost',
    theatre: 'theatre culture',
    code: 'code coder online account platform timetable models interface app',
    international: 'international abroad erasmus exchange mobility degree_programme foreign where_you_can_go country countries travel',
    green: 'green ecolog* apple tree climate',
    press: 'press qalam writ* transcript certificate archive story apply request questionnaire surveys ielts',
    music: 'dombyra music ensemble podcast',
    law: 'law right honesty originality justice',
    sport: 'sport cup prize',
  },
  landscape: {
    forest: 'forest spruce karkara felt',
    yurts: 'nomad* yurt summer_school summer_pasture hospitality move_to kumis',
    lake: 'lake water tuzkol balkhash aral sea',
    poplars: 'village rural road way_to',
    orchard: 'apple orchard garden almaty honey hive',
    fields: 'field farm agri* hunger mill irrigat*',
    turbines: 'wind energy climate power sustainab*',
  },
}

/** Scenes that suit a text with none of these words. */
export const usual: { [K in SceneKind]: readonly SceneOf<K>[] } = {
  news: ['conference', 'lesson', 'open-doors', 'library-night'],
  project: ['data', 'finance', 'business'],
  campus: ['facade', 'modern', 'court', 'library', 'gate', 'garden'],
  sport: [],
  event: ['lecture', 'conference', 'fair'],
  organization: ['council', 'press'],
  landscape: ['forest', 'yurts', 'lake', 'poplars', 'orchard', 'fields'],
}
