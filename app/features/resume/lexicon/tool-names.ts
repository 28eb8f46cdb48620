import { namedRows } from "./word-list";

/** Programs, platforms and tickets that adverts ask for by name, trade by trade; other names of one thing share its row. */
const table = `Shopify
WooCommerce
Magento|adobe commerce
Seller Central|amazon seller central
Mailchimp
Klaviyo
Braze
Marketo
Pardot
Google Ads|google adwords|adwords
Meta Ads|facebook ads|instagram ads|meta ads manager
TikTok Ads
LinkedIn Ads
Google Tag Manager
Search Console|google search console
Looker Studio|google data studio|data studio
Hotjar
Optimizely
Semrush
Ahrefs
Hootsuite
Mixpanel
Amplitude
paid social|paid social media
email marketing|email campaigns|email newsletters|e-mail newsletters|邮件营销
SEM|search engine marketing|搜索引擎营销
Canva
InDesign
Lightroom
CapCut|剪映
DaVinci Resolve|达芬奇
Final Cut Pro|final cut
Adobe XD
Notion
Miro
Google Sheets
Google Workspace|g suite
Microsoft 365|office 365
Outlook
SharePoint
Power Automate
Power Query
Power Apps
VBA
SPSS
Stata
SAS
Trello
Asana
Confluence
Airtable
Smartsheet
Visio
MS Project|microsoft project
Zendesk
Freshdesk
Intercom
ServiceNow
Pipedrive
Dynamics 365|microsoft dynamics
Bloomberg Terminal|bloomberg
Capital IQ|capiq
FactSet
Hyperion
Anaplan
BlackLine
Workday
PeopleSoft
Alteryx
Sage
Primavera P6|oracle primavera|primavera
Procore
Navisworks
SketchUp|草图大师
Civil 3D
Tekla
ArchiCAD
Bluebeam
CATIA
ANSYS
Abaqus
LabVIEW
Simulink
Altium Designer|altium
SCADA
temporary works
piling
scaffolding
groundworks
formwork
method statements|method statement
toolbox talks
Cerner
Meditech
SystmOne
Moodle
Google Classroom
Kotlin
Rust
Scala
Perl
Laravel
Express.js
Tailwind CSS|tailwind
Webpack
Cypress
Selenium
Postman
Pytest
Splunk
New Relic
Cassandra
DynamoDB
Databricks
Bitbucket
Azure DevOps
Cloudflare
Firebase
Flutter
React Native
Unity
Unreal Engine|unreal
Blender
3ds Max
Cinema 4D|c4d
直通车
引力魔方
万相台
生意参谋
千牛
淘宝
天猫
京东
拼多多
抖音
快手
小红书
巨量引擎
巨量千川|千川
磁力金牛
企业微信|企微
有赞
微盟
飞书
钉钉
广联达
酷家乐
墨刀
帆软|finereport
神策
友盟
秀米`;

/** Those that are everyday words unless they are written as names. */
export const namesOnly: readonly string[] = [
  "Amplitude",
  "Notion",
  "Outlook",
  "Intercom",
  "Workday",
  "Sage",
  "Rust",
  "Cypress",
  "Postman",
  "Unity",
  "Blender",
  "Braze",
];

export const toolNames = namedRows(table);
