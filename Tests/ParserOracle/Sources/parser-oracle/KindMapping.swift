@_spi(ExperimentalLanguageFeatures) @_spi(Compiler) import SwiftSyntax

/// The equivalent of a swift-syntax node among the kinds in `Sources/Syntax/NodeKind.swift`.
enum Reading {
  /// A node with this name.
  case node(String)
  /// No node. Its tokens and children belong to the node around it.
  case dissolved
  /// No node, and no nodes for its children either.
  case tokens
}

/// Returns the equivalent of a kind. `SwiftSyntaxReader` handles kinds whose equivalent depends on the context, such as
/// `throwsClause` and an accessor's modifier.
func reading(of kind: SyntaxKind) -> Reading {
  switch kind {
  // Declarations
  case .importDecl: .node("importDeclaration")
  case .structDecl: .node("structDeclaration")
  case .classDecl: .node("classDeclaration")
  case .enumDecl: .node("enumDeclaration")
  case .actorDecl: .node("actorDeclaration")
  case .protocolDecl: .node("protocolDeclaration")
  case .extensionDecl: .node("extensionDeclaration")
  case .memberBlock: .node("memberBlock")
  case .functionDecl: .node("functionDeclaration")
  case .initializerDecl: .node("initializerDeclaration")
  case .deinitializerDecl: .node("deinitializerDeclaration")
  case .subscriptDecl: .node("subscriptDeclaration")
  case .variableDecl: .node("variableDeclaration")
  case .patternBinding: .node("patternBinding")
  case .typeAnnotation: .node("typeAnnotation")
  case .initializerClause: .node("initializerClause")
  case .accessorBlock: .node("accessorBlock")
  case .accessorDecl: .node("accessorDeclaration")
  case .enumCaseDecl: .node("enumCaseDeclaration")
  case .enumCaseElement: .node("enumCaseElement")
  case .typeAliasDecl: .node("typealiasDeclaration")
  case .associatedTypeDecl: .node("associatedtypeDeclaration")
  case .operatorDecl: .node("operatorDeclaration")
  case .precedenceGroupDecl: .node("precedenceGroupDeclaration")
  case .macroDecl: .node("macroDeclaration")
  case .macroExpansionDecl, .macroExpansionExpr: .node("macroExpansion")
  case .ifConfigDecl: .node("ifConfig")
  case .ifConfigClause: .node("ifConfigClause")
  case .poundSourceLocation: .node("sourceLocationDirective")

  // Parts of declarations
  case .attributeList: .node("attributeList")
  case .attribute: .node("attribute")
  case .declModifierList: .node("modifierList")
  case .declModifier: .node("modifier")
  case .genericParameterClause: .node("genericParameterClause")
  case .genericParameter: .node("genericParameter")
  case .primaryAssociatedTypeClause: .node("primaryAssociatedTypeClause")
  case .genericWhereClause: .node("genericWhereClause")
  case .genericRequirement: .node("genericRequirement")
  case .inheritanceClause: .node("inheritanceClause")
  case .inheritedType: .node("inheritedType")
  case .functionParameterClause, .enumCaseParameterClause, .closureParameterClause, .accessorParameters:
    .node("parameterClause")
  case .functionParameter, .enumCaseParameter, .closureParameter: .node("parameter")
  case .functionEffectSpecifiers, .typeEffectSpecifiers, .accessorEffectSpecifiers, .deinitializerEffectSpecifiers:
    .node("effects")
  case .returnClause: .node("returnClause")
  case .codeBlock: .node("codeBlock")

  // Types
  case .identifierType, .classRestrictionType: .node("identifierType")
  case .memberType: .node("memberType")
  case .optionalType: .node("optionalType")
  case .implicitlyUnwrappedOptionalType: .node("implicitlyUnwrappedOptionalType")
  case .arrayType: .node("arrayType")
  case .inlineArrayType: .node("inlineArrayType")
  case .dictionaryType: .node("dictionaryType")
  case .tupleType: .node("tupleType")
  case .tupleTypeElement: .node("tupleTypeElement")
  case .functionType: .node("functionType")
  case .attributedType: .node("attributedType")
  case .someOrAnyType: .node("someOrAnyType")
  case .namedOpaqueReturnType: .node("namedOpaqueType")
  case .compositionType: .node("compositionType")
  case .metatypeType: .node("metatypeType")
  case .suppressedType: .node("suppressedType")
  case .packExpansionType: .node("packExpansionType")
  case .packElementType: .node("packElementType")
  case .genericArgumentClause: .node("genericArgumentClause")

  // Patterns
  case .identifierPattern: .node("identifierPattern")
  case .wildcardPattern: .node("wildcardPattern")
  case .tuplePattern: .node("tuplePattern")
  case .tuplePatternElement: .node("tuplePatternElement")
  case .valueBindingPattern: .node("valueBindingPattern")
  case .isTypePattern: .node("isTypePattern")
  case .expressionPattern: .node("expressionPattern")

  // Statements
  case .returnStmt: .node("returnStatement")
  case .throwStmt: .node("throwStatement")
  case .guardStmt: .node("guardStatement")
  case .whileStmt: .node("whileStatement")
  case .repeatStmt: .node("repeatWhileStatement")
  case .forStmt: .node("forInStatement")
  case .whereClause: .node("whereClause")
  case .doStmt: .node("doStatement")
  case .catchClause: .node("catchClause")
  case .catchItem, .switchCaseItem: .node("caseItem")
  case .deferStmt: .node("deferStatement")
  case .breakStmt: .node("breakStatement")
  case .continueStmt: .node("continueStatement")
  case .fallThroughStmt: .node("fallthroughStatement")
  case .labeledStmt: .node("labeledStatement")
  case .yieldStmt: .node("yieldStatement")
  case .thenStmt: .node("thenStatement")
  case .discardStmt: .node("discardStatement")
  case .conditionElementList: .node("conditionList")
  case .optionalBindingCondition: .node("optionalBindingCondition")
  case .matchingPatternCondition: .node("matchingPatternCondition")
  case .availabilityCondition: .node("availabilityCondition")
  case .switchCase: .node("switchCase")

  // Expressions
  case .ifExpr: .node("ifExpression")
  case .switchExpr: .node("switchExpression")
  case .sequenceExpr: .node("sequenceExpression")
  case .binaryOperatorExpr: .node("binaryOperator")
  case .assignmentExpr: .node("assignmentOperator")
  case .arrowExpr: .node("arrowOperator")
  case .unresolvedTernaryExpr: .node("ternaryOperator")
  case .unresolvedIsExpr: .node("isOperator")
  case .unresolvedAsExpr: .node("asOperator")
  case .prefixOperatorExpr: .node("prefixExpression")
  case .postfixOperatorExpr: .node("postfixExpression")
  case .inOutExpr: .node("inOutExpression")
  case .tryExpr: .node("tryExpression")
  case .awaitExpr: .node("awaitExpression")
  case .unsafeExpr: .node("unsafeExpression")
  case .consumeExpr: .node("consumeExpression")
  case .copyExpr: .node("copyExpression")
  case .borrowExpr: .node("borrowExpression")
  case .packElementExpr: .node("eachExpression")
  case .packExpansionExpr: .node("repeatExpression")
  case .declReferenceExpr: .node("identifierExpression")
  case .superExpr: .node("superExpression")
  case .genericSpecializationExpr: .node("genericSpecialization")
  case .memberAccessExpr: .node("memberAccess")
  case .declNameArguments: .node("declarationNameArguments")
  case .functionCallExpr: .node("call")
  case .labeledExpr: .node("argument")
  case .multipleTrailingClosureElement: .node("labeledTrailingClosure")
  case .subscriptCallExpr: .node("subscriptCall")
  case .forceUnwrapExpr: .node("forceUnwrap")
  case .optionalChainingExpr: .node("optionalChaining")
  case .closureExpr: .node("closure")
  case .closureSignature: .node("closureSignature")
  case .closureCaptureClause: .node("closureCaptureClause")
  case .closureCapture: .node("closureCapture")
  case .closureShorthandParameter: .node("closureShorthandParameter")
  case .tupleExpr: .node("tupleExpression")
  case .arrayExpr: .node("arrayExpression")
  case .dictionaryExpr: .node("dictionaryExpression")
  case .dictionaryElement: .node("dictionaryElement")
  case .integerLiteralExpr: .node("integerLiteral")
  case .floatLiteralExpr: .node("floatingPointLiteral")
  case .booleanLiteralExpr: .node("booleanLiteral")
  case .nilLiteralExpr: .node("nilLiteral")
  case .stringLiteralExpr, .simpleStringLiteralExpr: .node("stringLiteral")
  case .expressionSegment: .node("interpolation")
  case .regexLiteralExpr: .node("regularExpressionLiteral")
  case .keyPathExpr: .node("keyPath")
  case .keyPathComponent: .node("keyPathComponent")
  case .discardAssignmentExpr: .node("discardAssignment")
  case .patternExpr: .node("patternExpression")
  case .typeExpr: .node("typeExpression")
  case .editorPlaceholderExpr, .editorPlaceholderDecl: .node("editorPlaceholder")
  case .postfixIfConfigExpr: .node("postfixIfConfig")

  // Lists and wrappers that our tree does not have
  case .codeBlockItemList, .codeBlockItem, .memberBlockItemList, .memberBlockItem, .expressionStmt, .exprList,
    .patternBindingList, .accessorDeclList, .enumCaseElementList, .enumCaseParameterList, .functionParameterList,
    .functionSignature, .throwsClause, .genericParameterList, .genericRequirementList, .sameTypeRequirement,
    .conformanceRequirement, .layoutRequirement, .inheritedTypeList, .primaryAssociatedTypeList,
    .primaryAssociatedType, .typeInitializerClause, .tupleTypeElementList, .compositionTypeElementList,
    .compositionTypeElement, .genericArgumentList, .genericArgument, .tuplePatternElementList, .catchClauseList,
    .catchItemList, .conditionElement, .switchCaseList, .switchCaseLabel, .switchDefaultLabel, .switchCaseItemList,
    .labeledExprList, .multipleTrailingClosureElementList, .closureCaptureList, .closureCaptureSpecifier,
    .closureShorthandParameterList, .closureParameterList, .arrayElementList, .arrayElement,
    .dictionaryElementList, .stringLiteralSegmentList, .simpleStringLiteralSegmentList, .keyPathComponentList,
    .keyPathPropertyComponent, .keyPathMethodComponent, .keyPathSubscriptComponent, .keyPathOptionalComponent,
    .declNameArgumentList, .declNameArgument, .ifConfigClauseList, .yieldedExpressionsClause,
    .yieldedExpressionList, .yieldedExpression, .typeSpecifierList, .unexpectedNodes, .unexpectedCodeDecl,
    .missing, .missingDecl, .missingExpr, .missingPattern, .missingStmt, .missingType:
    .dissolved

  // Nodes of which our tree has only the tokens
  case .importPathComponentList, .importPathComponent, .declModifierDetail, .operatorPrecedenceAndTypes,
    .designatedTypeList, .designatedType, .precedenceGroupAttributeList, .precedenceGroupRelation,
    .precedenceGroupNameList, .precedenceGroupName, .precedenceGroupAssignment, .precedenceGroupAssociativity,
    .poundSourceLocationArguments, .availabilityArgumentList, .availabilityArgument, .availabilityLabeledArgument,
    .platformVersionItemList, .platformVersionItem, .platformVersion, .versionTuple, .versionComponentList,
    .versionComponent, .simpleTypeSpecifier, .lifetimeTypeSpecifier, .nonisolatedTypeSpecifier, .moduleSelector,
    .stringSegment:
    .tokens

  // The arguments of attributes with their own grammar
  case .abiAttributeArguments, .backDeployedAttributeArguments, .derivativeAttributeArguments,
    .differentiableAttributeArguments, .documentationAttributeArgumentList, .dynamicReplacementAttributeArguments,
    .effectsAttributeArgumentList, .implementsAttributeArguments, .objCSelectorPieceList,
    .originallyDefinedInAttributeArguments, .specializeAttributeArgumentList, .specializedAttributeArgument:
    .tokens

  default: .node("unmapped-\(kind)")
  }
}
